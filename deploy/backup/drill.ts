import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@anyam/server/env'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { withTrial } from '../trial.ts'
import { changeStatus } from './folder.ts'
import { type Restored, restore } from './restore.ts'
import { withClient } from './tables.ts'

/** Clears the site's own data and mail server from the environment of the drill's servers. */
const NOT_THE_SITES = {
  DATABASE_PASSWORD: '',
  S3_BUCKET: '',
  RELEASES_S3_BUCKET: '',
  SMTP_URL: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
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

async function tryBackup(file: string, identity: string | undefined): Promise<DrillResult> {
  const began = Date.now()
  const scratch = await mkdtemp(join(tmpdir(), 'arunika-drill-'))
  const dataDir = join(scratch, 'data')
  try {
    const database = await startEmbeddedDatabase({ dataDir })
    try {
      const env = { ...NOT_THE_SITES, DATA_DIR: dataDir, DATABASE_URL: database.url }
      const restored = await restore(file, database.url, readSettings(env), { identity })
      const rows = await compareRows(database.url, restored)
      const pages = await withTrial(env, scratch, ({ openPages }) => openPages())
      return { tables: restored.database.tables.length, rows, pages, seconds: (Date.now() - began) / 1_000 }
    } finally {
      await database.stop()
    }
  } finally {
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
