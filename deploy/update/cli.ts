import { UsageError } from '@anyam/releases/arguments'
import { readApiSettings } from '../../api/src/settings.ts'
import { backupFolder } from '../backup/folder.ts'
import { withDatabase } from '../backup/with-database.ts'
import { atMost, type Manual, runCommand } from '../operator-command.ts'
import { goBack } from './back.ts'
import { plan, update } from './update.ts'

/** Command: updates the site's data and builds to the version of this checkout, or goes back. */
const MANUAL: Manual = {
  calls: [
    ['npm run update', 'checks, backs up, migrates, offers the new builds to the gate, and opens pages'],
    ['npm run update -- --plan', 'prints what that would do, and does nothing'],
    [
      'npm run update -- --back',
      'makes the builds that the last update replaced live again, and says what is next',
    ],
  ],
  environment: [
    ['BACKUP_DIR', 'folder of the backups; ./backups by default'],
    ['the site', 'the same settings as for its servers'],
  ],
}
const OPTIONS = {
  plan: { type: 'boolean', default: false },
  back: { type: 'boolean', default: false },
} as const

await runCommand(MANUAL, OPTIONS, process.argv.slice(2), async ({ positionals, values }) => {
  atMost(0, positionals)
  if (values.plan && values.back) throw new UsageError('Choose one: --plan or --back.')
  const settings = readApiSettings()
  return withDatabase(settings, (databaseUrl) => {
    const site = { settings, databaseUrl, backupDir: backupFolder() }
    if (values.back) return goBack(site)
    return values.plan ? plan(site) : update(site)
  })
})
