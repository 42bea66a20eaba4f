import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '@arunika/server/env'
import { keysFileOf } from './applicant-keys.ts'
import { backUp } from './backup.ts'
import { drill } from './drill.ts'
import { readBackupKeys } from './encryption.ts'
import { backupFolder, listBackups } from './folder.ts'
import { restore } from './restore.ts'
import { makeBackup } from './routine.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `pnpm backup                      database, files and releases into BACKUP_DIR, while everything runs; old ones go
pnpm backup <file>               into this file
pnpm restore <file> [--replace] [--keys <file>]
                                 and back; --replace deletes what is there; applicants' keys are in applicants.keys next to it
pnpm drill                       restores the newest backup into a scratch instance and opens its pages`

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const commands: Record<
  string,
  (file: string | undefined, options: { replace: boolean; keys?: string }) => Promise<string>
> = {
  async backup(file) {
    const settings = readSettings()
    const { recipient } = readBackupKeys()
    return withDatabase(settings, async (databaseUrl) => {
      if (file) {
        const path = resolve(file)
        const options = { recipient, keysFile: keysFileOf(path) }
        const { database, files } = await backUp(path, databaseUrl, settings, options)
        return `Backed up: ${database.tables.length} tables and ${Object.keys(files).length} files.`
      }
      const made = await makeBackup({ dir: backupFolder(), databaseUrl, settings, recipient })
      const { manifest, path, bytes, deleted } = made
      const removed = deleted.length > 0 ? ` Deleted: ${deleted.join(', ')}.` : ''
      return `Backed up: ${manifest.database.tables.length} tables and ${Object.keys(manifest.files).length} files, ${megabytes(bytes)}, to ${path}.${removed}`
    })
  },

  async restore(file, { replace, keys }) {
    if (!file) throw new Error(USAGE)
    const settings = readSettings()
    const { identity } = readBackupKeys()
    return withDatabase(settings, async (databaseUrl) => {
      const options = { replace, identity, ...(keys && { keysFile: resolve(keys) }) }
      const { createdAt, database, files, leftOut } = await restore(
        resolve(file),
        databaseUrl,
        settings,
        options,
      )
      const deleted = leftOut.get('public.applications') ?? 0
      const gone = deleted > 0 ? ` Not restored, since deleted: ${deleted} of its applications.` : ''
      return `Restored: ${database.tables.length} tables and ${Object.keys(files).length} files of ${createdAt}.${gone}`
    })
  },

  async drill() {
    const dir = backupFolder()
    const [newest] = await listBackups(dir)
    if (!newest) throw new Error(`There is no backup in ${dir}.`)
    const { pages, rows, tables, seconds } = await drill(dir, newest.path, readBackupKeys().identity)
    return `${newest.name} is good: ${rows} rows in ${tables} tables as recorded, ${pages} pages open, ${Math.round(seconds)} s.`
  },
}

async function main() {
  const options = { replace: { type: 'boolean', default: false }, keys: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [name = '', file] = positionals
  const command = commands[name]
  if (!command) throw new Error(USAGE)
  console.log(await command(file, values))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
