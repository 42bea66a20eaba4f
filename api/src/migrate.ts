import { prepareDatabase } from './prepare.ts'
import { readApiSettings } from './settings.ts'

/** Command: migrates the database at DATABASE_URL and prints the result as one line of JSON. */
async function main() {
  const settings = readApiSettings()
  if (settings.databaseUrl === undefined) throw new Error('DATABASE_URL is not set.')
  const prepared = await prepareDatabase(settings.databaseUrl, settings)
  process.stdout.write(`${JSON.stringify(prepared)}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
