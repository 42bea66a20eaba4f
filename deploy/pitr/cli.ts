import { resolve } from 'node:path'
import { readSettings } from '@arunika/server/env'
import { databasePaths } from '../../api/src/db/embedded/cluster.ts'
import { backUp } from '../backup/backup.ts'
import { readBackupKeys } from '../backup/encryption.ts'
import { backupFolder } from '../backup/folder.ts'
import { withDatabase } from '../backup/with-database.ts'
import { withDatabaseAsOf } from './as-of.ts'
import { copyDatabase, enableArchive } from './log-archive.ts'

const USAGE = `pnpm pitr enable                  archive the log of the embedded database in BACKUP_DIR/pitr
pnpm pitr copy                    copy the database, from which the log goes on
pnpm pitr as-of <moment> <file>   write a backup of the site as it was: 2026-11-22T14:05:00Z`

async function main([command, when, file]: string[]): Promise<string> {
  const settings = readSettings()
  const dir = resolve(backupFolder(), 'pitr')
  const paths = databasePaths(settings.dataDir)
  if (command === 'enable')
    return withDatabase(settings, async (url) =>
      (await enableArchive(url, dir)) ? 'Restart the database, then copy it.' : 'The log is archived.',
    )
  if (command === 'copy')
    return withDatabase(settings, async (url) => `Copied: ${await copyDatabase(url, paths.cluster, dir)}`)
  const moment = new Date(when ?? '')
  if (command !== 'as-of' || !file || Number.isNaN(moment.getTime())) throw new Error(USAGE)
  const { recipient } = readBackupKeys()
  return withDatabaseAsOf(dir, moment, paths.password, async (url) => {
    await backUp(resolve(file), url, settings, { recipient })
    return `The site as of ${moment.toISOString()} is in ${file}: \`pnpm restore\` takes it.`
  })
}

await main(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
