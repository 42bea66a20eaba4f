import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MEMORY } from '@arunika/server/env'
import { freePort } from '@arunika/server/node'
import { openDatabase } from '../../api/src/db/database.ts'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { migrateDatabase } from '../../api/src/db/migrate.ts'
import { ensureAdministrator } from '../../api/src/modules/auth/first-administrator.ts'
import { fill } from '../../api/test/support/volume.ts'
import { ADMIN, signIn } from '../lib/product.ts'

/** Requests that open screens of the back-office send every ten seconds. */
const POLLED = [
  '/api/admin/summary',
  '/api/admin/figures',
  '/api/admin/whats-new',
  '/api/admin/articles?view=page',
  '/api/admin/articles?view=page&q=puppets',
  '/api/admin/categories?view=page',
  '/api/admin/categories?view=names',
  '/api/admin/job-vacancies?view=page',
  '/api/admin/job-vacancies/1/applications?view=page',
  '/api/admin/job-vacancies/1/applications?view=page&q=person',
  '/api/admin/messages?view=page',
  '/api/admin/audit-log?view=page',
]
const CALLS = 50
/** Of /proc: most systems count a hundred a second. */
const MS_PER_TICK = 10

export interface BackOfficeCost {
  articles: number
  applications: number
  /** The largest of the responses, before compression. */
  largestBytes: number
  /** Processor time of the api for the dearest call, from the first one on. */
  dearestMs: number
  /** The same against a call that does not query the database. */
  dearestToHealth: number
}

/** Cost of the back-office's polls by number of rows. */
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
  await migrateDatabase(database.url, () => ensureAdministrator(db, { ...ADMIN, dataDir: env.DATA_DIR }))
  await close()
  await fill(database.url, { articles, applications, messages: articles / 5, entries: articles / 2 })
  const api = spawn(process.execPath, [join(import.meta.dirname, '../../api/src/server.ts')], { env })
  try {
    const url = `http://127.0.0.1:${env.API_PORT}`
    while (!(await isReady(url))) await pause(50)
    const headers = { authorization: `Bearer ${await signIn(url)}` }
    const cpuOf = async (path: string) => {
      let bytes = 0
      const before = await ticksOf(api.pid)
      for (let nth = 0; nth < CALLS; nth += 1) {
        const response = await fetch(url + path, { headers })
        if (!response.ok) throw new Error(`${path}: ${response.status}`)
        bytes = (await response.arrayBuffer()).byteLength
      }
      return { bytes, ms: (((await ticksOf(api.pid)) - before) * MS_PER_TICK) / CALLS }
    }
    const costs: { bytes: number; ms: number }[] = []
    for (const path of POLLED) costs.push(await cpuOf(path))
    const health = await cpuOf('/health/live')
    const dearestMs = Math.max(...costs.map(({ ms }) => ms))
    return {
      articles,
      applications,
      largestBytes: Math.max(...costs.map(({ bytes }) => bytes)),
      dearestMs,
      dearestToHealth: dearestMs / health.ms,
    }
  } finally {
    api.kill()
    await once(api, 'exit')
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    (response) => response.ok,
    () => false,
  )

/** Processor time that a process has used, in ticks of the clock (proc_pid_stat(5), fields 14 and 15). */
async function ticksOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
