import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get as httpGet, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { type CopyOfProduct, startCopy } from '../../scripts/copy-of-product.ts'

export const ADMIN = { email: 'admin@arunika.example', password: 'only-for-the-bench-42' }

export interface Product extends CopyOfProduct {
  dataDir: string
  databaseUrl: string
}

/** Starts the product as `npm start` builds it, on free ports with an empty, writable database. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'))
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database') })
  const dataDir = join(folder, 'data')
  const copy = await startCopy({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
  })
  return {
    ...copy,
    dataDir,
    databaseUrl: database.url,
    async stop() {
      await copy.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Fetches a response as the bytes on the wire. */
export async function getBytes(url: string, headers: Record<string, string> = {}) {
  const request = httpGet(url, { headers: { 'accept-encoding': 'br', ...headers }, agent: false })
  const [response] = (await once(request, 'response')) as [
    NodeJS.ReadableStream & { statusCode: number; headers: IncomingHttpHeaders },
  ]
  const body = await buffer(response)
  return { status: response.statusCode, headers: response.headers, etag: response.headers.etag ?? '', body }
}

/** Returns the headers of an administrator's calls: token and cookie. */
export async function signIn(url: string): Promise<{ authorization: string; cookie: string }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`The administrator cannot sign in: ${response.status}`)
  return { authorization: `Bearer ${token}`, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
