import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get as httpGet, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../src/db/embedded/server-process.ts'
import { startEmbeddedDatabase } from '../src/db/embedded.ts'

const root = join(import.meta.dirname, '../..')

/** The product on free ports, with a database that others may write to. */
export async function startProduct() {
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'))
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database') })
  const [port, apiPort, lmsPort] = await Promise.all([freePort(), freePort(), freePort()])
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      LMS_PORT: String(lmsPort),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (/^ {2}Data /m.test(said)) resolve()
    })
    exit.then(() => reject(new Error(`The product did not start:\n${said}`)), reject)
  })
  return {
    databaseUrl: database.url,
    /** The bytes of an answer as they come over the wire. */
    async get(path: string, headers: Record<string, string>) {
      const request = httpGet({ port, path, headers, agent: false })
      const [answer] = (await once(request, 'response')) as [
        NodeJS.ReadableStream & { statusCode: number; headers: IncomingHttpHeaders },
      ]
      const body = await buffer(answer)
      return { status: answer.statusCode, etag: answer.headers.etag ?? '', body }
    },
    async stop() {
      child.kill('SIGTERM')
      await exit
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
