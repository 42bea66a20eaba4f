import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, type Settings } from '@arunika/server/env'
import { DATABASE_USER, databasePaths, readPassword, readyPort } from '../../api/src/db/embedded/cluster.ts'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const USAGE = `pnpm backup <file>              database, files and releases into one file, while everything runs
pnpm restore <file> [--replace]  and back; --replace deletes what is there`

/** The database that is set, or the embedded one: the running copy's, else started for this. */
async function withDatabase<T>({ databaseUrl, dataDir }: Settings, work: (url: string) => Promise<T>) {
  if (databaseUrl) return work(databaseUrl)
  const paths = databasePaths(dataDir)
  const port = readyPort(paths)
  if (port) {
    const password = encodeURIComponent(readPassword(paths))
    return work(`postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`)
  }
  const database = await startEmbeddedDatabase({ dataDir })
  return work(database.url).finally(() => database.stop())
}

async function main() {
  const options = { replace: { type: 'boolean', default: false } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [command, file] = positionals
  if ((command !== 'backup' && command !== 'restore') || !file) throw new Error(USAGE)
  const settings = readSettings()
  const path = resolve(file)
  const { createdAt, database, files } = await withDatabase(settings, (url) =>
    command === 'backup' ? backUp(path, url, settings) : restore(path, url, settings, values),
  )
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0)
  console.log(
    `${command === 'backup' ? 'Backed up' : 'Restored'}: ${database.tables.length} tables and ${Object.keys(files).length} files, ${(bytes / 1e6).toFixed(1)} MB, of ${createdAt}.`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
