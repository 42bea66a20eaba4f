import { resolve } from 'node:path'
import { UsageError } from '@anyam/releases/arguments'
import { readSettings } from '@anyam/server/env'
import { atMost, type Manual, runCommand } from '../operator-command.ts'

const MANUAL: Manual = {
  calls: [
    ['pnpm pitr enable', 'archive the log of the embedded database in BACKUP_DIR/pitr'],
    ['pnpm pitr copy', 'copy the database, from which the log goes on'],
    ['pnpm pitr as-of <moment> <file>', 'write a backup of the site as it was: 2026-11-22T14:05:00Z'],
  ],
  environment: [
    ['BACKUP_DIR', 'folder of the backups; ./backups by default'],
    ['BACKUP_RECIPIENT', 'public key of age; without it the backup is not encrypted'],
    ['DATA_DIR', 'folder of the data; ./.data by default'],
  ],
}

const commands: Record<string, (args: readonly string[]) => Promise<string>> = {
  async enable(args) {
    atMost(0, args)
    const [{ settings, dir }, { withDatabase }, { enableArchive }] = await Promise.all([
      here(),
      import('../backup/with-database.ts'),
      import('./log-archive.ts'),
    ])
    return withDatabase(settings, async (url) =>
      (await enableArchive(url, dir)) ? 'Restart the database, then copy it.' : 'The log is archived.',
    )
  },

  async copy(args) {
    atMost(0, args)
    const [{ settings, dir, paths }, { withDatabase }, { copyDatabase }] = await Promise.all([
      here(),
      import('../backup/with-database.ts'),
      import('./log-archive.ts'),
    ])
    return withDatabase(settings, async (url) => `Copied: ${await copyDatabase(url, paths.cluster, dir)}`)
  },

  async 'as-of'([when = '', file, ...more]) {
    const moment = new Date(when)
    if (Number.isNaN(moment.getTime()) || !file) throw new UsageError('Name a moment and a file.')
    atMost(0, more)
    const [{ settings, dir, paths }, { backUp }, { readBackupKeys }, { withDatabaseAsOf }] =
      await Promise.all([
        here(),
        import('../backup/backup.ts'),
        import('../backup/encryption.ts'),
        import('./as-of.ts'),
      ])
    const { recipient } = readBackupKeys()
    return withDatabaseAsOf(dir, moment, paths.password, async (url) => {
      await backUp(resolve(file), url, settings, { recipient })
      return `The site as of ${moment.toISOString()} is in ${file}: \`pnpm restore\` takes it.`
    })
  },
}

async function here() {
  const [{ backupFolder }, { databasePaths }] = await Promise.all([
    import('../backup/folder.ts'),
    import('../../api/src/db/embedded/cluster.ts'),
  ])
  const settings = readSettings()
  return { settings, dir: resolve(backupFolder(), 'pitr'), paths: databasePaths(settings.dataDir) }
}

await runCommand(MANUAL, {}, process.argv.slice(2), async ({ positionals: [name = '', ...args] }) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(name ? `There is no command '${name}'.` : 'Name a command.')
  return command(args)
})
