import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readSettings } from '@arunika/server/env'
import { freePort } from '@arunika/server/node'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { startServer } from '../../scripts/children.ts'
import { changeStatus } from './folder.ts'
import { type Restored, restore } from './restore.ts'
import { withClient } from './tables.ts'

const PAGES = 20
const PAGE_DEADLINE_MS = 30_000
const READY_DEADLINE_MS = 60_000
const READY_PAUSE_MS = 500
/** Clears the site's own data and mail server from the environment of the drill's servers. */
const NOT_THE_SITES = {
  DATABASE_PASSWORD: '',
  S3_BUCKET: '',
  RELEASES_S3_BUCKET: '',
  SMTP_URL: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  HOST: '127.0.0.1',
}

export interface DrillResult {
  tables: number
  rows: number
  pages: number
  seconds: number
}

/** @throws Error that lists the tables whose row counts differ from the backup's */
async function compareRows(url: string, { database, leftOut }: Restored): Promise<number> {
  const wrong: string[] = []
  let sum = 0
  await withClient(url, async (client) => {
    for (const { name, rows: recorded } of database.tables) {
      const rows = recorded === undefined ? undefined : recorded - (leftOut.get(name) ?? 0)
      const { rows: found } = await client.query<{ n: number }>(`select count(*)::int as n from ${name}`)
      const count = found[0]?.n ?? 0
      // The table of migrations also lists those applied after the backup.
      if (rows !== undefined && count !== rows && !name.startsWith('drizzle.'))
        wrong.push(`${name}: ${count} instead of ${rows}`)
      sum += count
    }
  })
  if (wrong.length > 0) throw new Error(`The restored database differs: ${wrong.join(', ')}.`)
  return sum
}

/** A shell that has just started responds with 503 until it has loaded the lists for its pages. */
async function getWhenReady(url: string): Promise<Response> {
  for (const giveUpAt = Date.now() + READY_DEADLINE_MS; ; ) {
    const response = await fetch(url, { signal: AbortSignal.timeout(PAGE_DEADLINE_MS) })
    if (response.status !== 503 || Date.now() > giveUpAt) return response
    await response.body?.cancel()
    await delay(READY_PAUSE_MS)
  }
}

/** @throws Error that lists the pages that do not open */
async function openPages(origin: string): Promise<number> {
  const get = (path: string) => getWhenReady(`${origin}${path}`)
  const addresses = async (path: string) => {
    const response = await get(path)
    if (!response.ok) throw new Error(`${path} of the restored site: ${response.status}.`)
    const found = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
    return [...found].map(([, address = '']) => new URL(address).pathname)
  }
  const top = await addresses('/sitemap.xml')
  const nested = await Promise.all(top.filter((path) => path.endsWith('.xml')).map(addresses))
  const pages = [...top.filter((path) => !path.endsWith('.xml')), ...nested.flat()]
  // Samples all parts of the site, not only the first.
  const step = Math.max(1, Math.floor(pages.length / PAGES))
  const chosen = pages.filter((_, index) => index % step === 0).slice(0, PAGES)
  if (chosen.length === 0) throw new Error('The restored site has no page.')
  const failed: string[] = []
  for (const path of chosen) {
    const response = await get(path)
    const isWhole = response.status === 200 && (await response.text()).includes('</html>')
    if (!isWhole) failed.push(`${path}: ${response.status}`)
  }
  if (failed.length > 0) throw new Error(`Pages of the restored site fail: ${failed.join(', ')}.`)
  return chosen.length
}

async function tryBackup(file: string, identity: string | undefined): Promise<DrillResult> {
  const began = Date.now()
  const scratch = await mkdtemp(join(tmpdir(), 'arunika-drill-'))
  const running: { stop(): Promise<void> }[] = []
  try {
    const [port, apiPort] = [await freePort(), await freePort()]
    const origin = `http://127.0.0.1:${port}`
    const dataDir = join(scratch, 'data')
    const database = await startEmbeddedDatabase({ dataDir })
    running.push(database)
    const env = {
      ...NOT_THE_SITES,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PORT: `${port}`,
      API_PORT: `${apiPort}`,
      API_URL: `http://127.0.0.1:${apiPort}`,
      PUBLIC_URL: origin,
    }
    const restored = await restore(file, database.url, readSettings(env), { identity })
    const rows = await compareRows(database.url, restored)
    const start = (name: string, script: string, at: string) =>
      startServer(name, script, env, `${at}/health/ready`, join(scratch, `${name}.log`))
    running.push(await start('api', 'api/src/server.ts', env.API_URL))
    running.push(await start('shell', 'shell/server/server.ts', origin))
    const log = join(scratch, 'shell.log')
    const pages = await openPages(origin).catch(async (cause: Error) => {
      const text = (await readFile(log, 'utf8')).trim().split('\n')
      throw new Error(`${cause.message} The shell's log ends:\n${text.slice(-5).join('\n')}`, { cause })
    })
    return { tables: restored.database.tables.length, rows, pages, seconds: (Date.now() - began) / 1_000 }
  } finally {
    for (const part of running.toReversed()) await part.stop()
    await rm(scratch, { recursive: true, force: true })
  }
}

/**
 * Restores a backup into a scratch instance, compares row counts with the backup, opens pages, and records the result
 * in the folder of backups. It does not touch the running site and sends no mail.
 * @throws Error that describes the failure
 */
export async function drill(dir: string, file: string, identity: string | undefined): Promise<DrillResult> {
  try {
    const result = await tryBackup(file, identity)
    const { pages, rows, seconds } = result
    const at = new Date().toISOString()
    await changeStatus(dir, (status) => ({
      ...status,
      drill: { at, seconds, pages, rows },
      drillFailures: 0,
    }))
    return result
  } catch (error) {
    await changeStatus(dir, (status) => ({ ...status, drillFailures: (status.drillFailures ?? 0) + 1 }))
    throw error
  }
}
