import { atMost, type Manual, runCommand } from '../operator-command.ts'
import type { Finding } from './finding.ts'

/** Command: reports problems of this installation and its surroundings. */
const MARKS = { good: '✓', warning: '!', bad: '✗' } as const

const describe = ({ check, state, text }: Finding) => `${MARKS[state]} ${check.padEnd(9)} ${text}`

const MANUAL: Manual = {
  calls: [
    [
      'pnpm run doctor',
      'says what is wrong with this installation and its surroundings, and sends a test mail; changes nothing that lasts',
    ],
  ],
  options: [
    ['--mail <address>', "who gets the test mail; the site's own address by default"],
    ['--json', 'print the findings as JSON'],
  ],
  environment: [
    ['BACKUP_DIR', 'folder of the backups; ./backups by default'],
    [
      "the servers' own settings",
      'DATA_DIR, DATABASE_URL, PUBLIC_URL, SMTP_URL, S3_* and the others, which it checks',
    ],
  ],
  failed: 'something is wrong',
}
const OPTIONS = { mail: { type: 'string' }, json: { type: 'boolean', default: false } } as const

await runCommand(MANUAL, OPTIONS, process.argv.slice(2), async ({ positionals, values }) => {
  atMost(0, positionals)
  const [{ examine }, { backupFolder }, { readApiSettings }, { runningDatabaseUrl }] = await Promise.all([
    import('./examine.ts'),
    import('../backup/folder.ts'),
    import('../../api/src/settings.ts'),
    import('../../api/src/db/embedded/running.ts'),
  ])
  const settings = readApiSettings()
  const databaseUrl = settings.databaseUrl ?? runningDatabaseUrl(settings.dataDir)
  const findings = await examine({ settings, databaseUrl, backupDir: backupFolder(), recipient: values.mail })
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1
  // An open connection or a hanging disk would delay the end of this process.
  setImmediate(() => process.exit())
  return values.json ? JSON.stringify(findings, null, 2) : findings.map(describe).join('\n')
})
