import { parseArgs } from 'node:util'
import { runningDatabaseUrl } from '../../api/src/db/embedded/running.ts'
import { readApiSettings } from '../../api/src/settings.ts'
import { backupFolder } from '../backup/folder.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

/** Command: reports what is wrong with this installation and its surroundings. */
const MARKS = { good: '✓', warning: '!', bad: '✗' } as const

const describe = ({ check, state, text }: Finding) => `${MARKS[state]} ${check.padEnd(9)} ${text}`

async function main() {
  const options = { mail: { type: 'string' }, json: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ options })
  const settings = readApiSettings()
  const databaseUrl = settings.databaseUrl ?? runningDatabaseUrl(settings.dataDir)
  const findings = await examine({ settings, databaseUrl, backupDir: backupFolder(), recipient: values.mail })
  console.log(values.json ? JSON.stringify(findings, null, 2) : findings.map(describe).join('\n'))
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
