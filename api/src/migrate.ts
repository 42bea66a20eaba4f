import { takeNoArguments } from '@anyam/server/command'
import { prepareDatabase } from './prepare.ts'
import { readApiSettings } from './settings.ts'

const MANUAL = `node api/src/migrate.ts
  migrates the database at DATABASE_URL, creates the first administrator, fills an empty database, and prints the result as
  one line of JSON; api/README.md lists its settings`

async function main() {
  const settings = readApiSettings()
  if (settings.databaseUrl === undefined) throw new Error('DATABASE_URL is not set.')
  const prepared = await prepareDatabase(settings.databaseUrl, settings)
  process.stdout.write(`${JSON.stringify(prepared)}\n`)
}

takeNoArguments(MANUAL)
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
