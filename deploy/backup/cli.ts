// Each command loads its modules when it runs, so that its manual is there at once.
import { resolve } from 'node:path'
import { UsageError } from '@anyam/releases/arguments'
import { readSettings } from '@anyam/server/env'
import { atMost, type Manual, runCommand } from '../operator-command.ts'

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const BACKUP_DIR = ['BACKUP_DIR', 'folder of the backups; ./backups by default'] as const
const BACKUP_IDENTITY = [
  'BACKUP_IDENTITY, BACKUP_IDENTITY_FILE',
  'private key of age, for backups that are encrypted',
] as const
/** Settings that locate the site's data. */
const SITE = [
  ['DATA_DIR', 'folder of the data; ./.data by default'],
  ['DATABASE_URL', 'the database; the embedded one by default'],
  ['S3_*, RELEASES_S3_*', 'buckets of files and releases; folders of DATA_DIR by default'],
] as const

async function backupCommand(args: readonly string[]) {
  const manual: Manual = {
    calls: [
      ['pnpm backup', 'database, files and releases into BACKUP_DIR, while everything runs; old backups go'],
      ['pnpm backup <file>', 'into this file'],
    ],
    environment: [
      BACKUP_DIR,
      ['BACKUP_RECIPIENT', 'public key of age; without it backups are not encrypted'],
      ...SITE,
    ],
  }
  await runCommand(manual, {}, args, async ({ positionals }) => {
    atMost(1, positionals)
    const [file] = positionals
    const [
      { keysFileOf },
      { backUp },
      { readBackupKeys },
      { backupFolder },
      { makeBackup },
      { withDatabase },
    ] = await Promise.all([
      import('./applicant-keys.ts'),
      import('./backup.ts'),
      import('./encryption.ts'),
      import('./folder.ts'),
      import('./routine.ts'),
      import('./with-database.ts'),
    ])
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
  })
}

async function restoreCommand(args: readonly string[]) {
  const manual: Manual = {
    calls: [['pnpm restore <file>', 'a backup into an empty database and an empty store of files']],
    options: [
      ['--replace', 'delete what is there'],
      ['--keys <file>', "applicants' keys; applicants.keys next to the backup by default"],
    ],
    environment: [BACKUP_IDENTITY, ...SITE],
  }
  const options = { replace: { type: 'boolean', default: false }, keys: { type: 'string' } } as const
  await runCommand(manual, options, args, async ({ positionals, values: { replace, keys } }) => {
    const [file] = positionals
    if (!file) throw new UsageError('Name the backup to restore.')
    atMost(1, positionals)
    const [{ readBackupKeys }, { restore }, { withDatabase }] = await Promise.all([
      import('./encryption.ts'),
      import('./restore.ts'),
      import('./with-database.ts'),
    ])
    const settings = readSettings()
    const { identity } = readBackupKeys()
    return withDatabase(settings, async (databaseUrl) => {
      const options = { replace, identity, ...(keys && { keysFile: resolve(keys) }) }
      const restored = await restore(resolve(file), databaseUrl, settings, options)
      const { createdAt, database, files, leftOut } = restored
      const deleted = leftOut.get('public.applications') ?? 0
      const gone = deleted > 0 ? ` Not restored, since deleted: ${deleted} of its applications.` : ''
      return `Restored: ${database.tables.length} tables and ${Object.keys(files).length} files of ${createdAt}.${gone}`
    })
  })
}

async function drillCommand(args: readonly string[]) {
  const manual: Manual = {
    calls: [['pnpm drill', 'restores the newest backup into a scratch instance and opens its pages']],
    environment: [BACKUP_DIR, BACKUP_IDENTITY],
  }
  await runCommand(manual, {}, args, async ({ positionals }) => {
    atMost(0, positionals)
    const [{ drill }, { readBackupKeys }, { backupFolder, listBackups }] = await Promise.all([
      import('./drill.ts'),
      import('./encryption.ts'),
      import('./folder.ts'),
    ])
    const dir = backupFolder()
    const [newest] = await listBackups(dir)
    if (!newest) throw new Error(`There is no backup in ${dir}.`)
    const { pages, rows, tables, seconds } = await drill(dir, newest.path, readBackupKeys().identity)
    return `${newest.name} is good: ${rows} rows in ${tables} tables as recorded, ${pages} pages open, ${Math.round(seconds)} s.`
  })
}

const commands: Record<string, (args: readonly string[]) => Promise<void>> = {
  backup: backupCommand,
  restore: restoreCommand,
  drill: drillCommand,
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) await command(args)
else {
  console.error(`One of ${Object.keys(commands).join(', ')} is missing.`)
  process.exitCode = 2
}
