import { printHelp } from '@anyam/server/command'
import { type Database, openDatabase } from './db/database.ts'
import { runningDatabaseUrl } from './db/embedded/running.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'
import { verifyLog } from './modules/audit/verify.ts'
import { acceptKey } from './modules/auth/accept-key.ts'
import { ADMIN_USAGE, readAdminCommand, runAdminCommand } from './modules/auth/admin-command.ts'
import { MAIL_COMMANDS, runMailCommand } from './modules/mail/mail-command.ts'
import { type ApiSettings, readApiSettings } from './settings.ts'

/** Parses the command-line words. @returns the work to do on the database, which also prints the result */
function commandOf(words: readonly string[]): (db: Database, settings: ApiSettings) => Promise<string> {
  if (words.length === 1 && words[0] === 'verify-log') return verifyLog
  if (words.length === 1 && words[0] === 'accept-key') return acceptKey
  const mailCommand = words.length === 1 ? MAIL_COMMANDS.find((known) => known === words[0]) : undefined
  if (mailCommand) return (db) => runMailCommand(db, mailCommand)
  const command = readAdminCommand(words)
  return async (db) => `${command.email} logs in with the password ${await runAdminCommand(db, command)}`
}

/** `pnpm admin`; works while the product runs and while it is stopped. */
async function main(words: readonly string[]) {
  const run = commandOf(words)
  const settings = readApiSettings()
  const { databaseUrl, dataDir } = settings
  const running = databaseUrl ?? runningDatabaseUrl(dataDir)
  const own = running === undefined ? await startEmbeddedDatabase({ dataDir }) : undefined
  const { db, close } = openDatabase(running ?? own?.url ?? '', 1)
  try {
    console.log(await run(db, settings))
  } finally {
    await close()
    await own?.stop()
  }
}

printHelp(ADMIN_USAGE)
await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
