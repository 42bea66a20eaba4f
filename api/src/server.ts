import { runServer } from './lib/run-server.ts'
import { runApi } from './run-api.ts'
import { readApiSettings } from './settings.ts'

await runServer(() => {
  const settings = readApiSettings()
  if (settings.databaseUrl === undefined) {
    throw new Error('DATABASE_URL is not set. `node api/src/dev.ts` starts a database of its own.')
  }
  return runApi(settings.databaseUrl, settings)
})
