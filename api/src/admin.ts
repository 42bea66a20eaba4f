import { openDatabase } from './db/database.ts'
import { runningDatabaseUrl } from './db/embedded/running.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'
import { readAdminCommand, runAdminCommand } from './modules/auth/admin-command.ts'
import { readApiSettings } from './settings.ts'

/** `pnpm admin create <email>` and `pnpm admin reset <email>`, whether the product runs or not. */
async function main(words: readonly string[]) {
  const command = readAdminCommand(words)
  const { databaseUrl, dataDir } = readApiSettings()
  const running = databaseUrl ?? runningDatabaseUrl(dataDir)
  const own = running === undefined ? await startEmbeddedDatabase({ dataDir }) : undefined
  const { db, close } = openDatabase(running ?? own?.url ?? '', 1)
  try {
    const password = await runAdminCommand(db, command)
    console.log(`${command.email} logs in with the password ${password}`)
  } finally {
    await close()
    await own?.stop()
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
