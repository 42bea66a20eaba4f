import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MEMORY } from '@anyam/server/env'
import { freePort } from '@anyam/server/node'
import { openDatabase } from '../../api/src/db/database.ts'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { migrateDatabase } from '../../api/src/db/migrate.ts'
import { ensureAdministrator } from '../../api/src/modules/auth/first-administrator.ts'
import { readApiSettings } from '../../api/src/settings.ts'
import { fill } from '../../api/test/support/volume.ts'
import { ADMIN, signIn } from '../lib/product.ts'
import { medianOf } from '../lib/statistics.ts'
import { OFFICE_CALLS, type OfficeCall } from './office-calls.ts'

const CALLS = 50
const SAVES = 20
/** Clock tick of /proc: most systems count 100 per second. */
const MS_PER_TICK = 10

/** Cost of one call at one database size. */
export interface CallCost {
  call: string
  isPolled: boolean
  /** Size of the response before compression. */
  bytes: number
  /** Mean processor time of the api, counted from the first call. */
  cpuMs: number
  /** Median response time, including the database. */
  ms: number
}

export interface BackOfficeCost {
  articles: number
  applications: number
  calls: CallCost[]
}

/** Cost of back-office calls by number of rows. */
export async function measureBackOffice(sizes: readonly number[]): Promise<BackOfficeCost[]> {
  const costs: BackOfficeCost[] = []
  for (const articles of sizes) costs.push(await measure(articles))
  return costs
}

async function measure(articles: number): Promise<BackOfficeCost> {
  const applications = articles / 2
  const folder = await mkdtemp(join(tmpdir(), 'bench-office-'))
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database') })
  const env = {
    ...MEMORY,
    PATH: process.env.PATH ?? '',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    API_PORT: String(await freePort()),
  }
  const { db, close } = openDatabase(database.url, 1)
  await migrateDatabase(database.url, () => ensureAdministrator(db, { ...readApiSettings(env), ...ADMIN }))
  await close()
  await fill(database.url, { articles, applications, messages: articles / 5, entries: articles / 2 })
  const api = spawn(process.execPath, [join(import.meta.dirname, '../../api/src/server.ts')], { env })
  try {
    const url = `http://127.0.0.1:${env.API_PORT}`
    while (!(await isReady(url))) await pause(50)
    const credentials = await signIn(url)
    const calls: CallCost[] = []
    for (const call of OFFICE_CALLS) calls.push(await costOf(call, { url, credentials, pid: api.pid }))
    return { articles, applications, calls }
  } finally {
    api.kill()
    await once(api, 'exit')
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Api {
  url: string
  credentials: Record<string, string>
  pid: number | undefined
}

async function costOf({ name, path, isPolled = false, body }: OfficeCall, api: Api): Promise<CallCost> {
  const count = body ? SAVES : CALLS
  const times: number[] = []
  let bytes = 0
  const before = await ticksOf(api.pid)
  for (let nth = 0; nth < count; nth += 1) {
    const start = performance.now()
    const response = await fetch(api.url + path, requestOf(body?.(nth), api))
    bytes = (await response.arrayBuffer()).byteLength
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    times.push(performance.now() - start)
  }
  const cpuMs = (((await ticksOf(api.pid)) - before) * MS_PER_TICK) / count
  return { call: name, isPolled, bytes, cpuMs, ms: medianOf(times) ?? Number.NaN }
}

function requestOf(body: object | FormData | undefined, { credentials }: Api): RequestInit {
  if (!body) return { headers: credentials }
  if (body instanceof FormData) return { method: 'POST', headers: credentials, body }
  const headers = { ...credentials, 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    (response) => response.ok,
    () => false,
  )

/** Processor time of a process in clock ticks (proc_pid_stat(5), fields 14 and 15). */
async function ticksOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
