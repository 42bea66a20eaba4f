import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get as httpGet, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../../api/src/db/embedded/server-process.ts'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'

const root = join(import.meta.dirname, '../..')

export const ADMIN = { email: 'admin@arunika.example', password: 'only-for-the-bench-42' }

export interface Product {
  url: string
  apiUrl: string
  lmsUrl: string
  dataDir: string
  databaseUrl: string
  stop(): Promise<void>
}

/** The product as `npm start` builds it, on free ports and an empty database that others may write to. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'))
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database') })
  const [port, apiPort, lmsPort] = await Promise.all([freePort(), freePort(), freePort()])
  const url = `http://localhost:${port}`
  const dataDir = join(folder, 'data')
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      LMS_PORT: String(lmsPort),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  // However this process ends, nothing stays behind.
  const leave = () => child.kill('SIGTERM')
  process.once('exit', leave)
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (/^ {2}Data /m.test(said)) resolve()
    })
    exit.then(() => reject(new Error(`The product did not start:\n${said}`)), reject)
  })
  return {
    url,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    lmsUrl: `http://localhost:${lmsPort}`,
    dataDir,
    databaseUrl: database.url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      process.off('exit', leave)
      child.kill('SIGTERM')
      await exit
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The bytes of an answer as they come over the wire. */
export async function getBytes(url: string, headers: Record<string, string> = {}) {
  const request = httpGet(url, { headers: { 'accept-encoding': 'br', ...headers }, agent: false })
  const [answer] = (await once(request, 'response')) as [
    NodeJS.ReadableStream & { statusCode: number; headers: IncomingHttpHeaders },
  ]
  const body = await buffer(answer)
  return { status: answer.statusCode, headers: answer.headers, etag: answer.headers.etag ?? '', body }
}

/** A token of the administrator. */
export async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`The administrator cannot sign in: ${answer.status}`)
  return token
}
