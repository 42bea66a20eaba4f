import { takeNoArguments } from '@anyam/server/command'
import { startTracing } from '@anyam/server/tracing'
import { runServer } from './lib/run-server.ts'
import { runApi } from './run-api.ts'
import { readApiSettings } from './settings.ts'

takeNoArguments(
  'node api/src/server.ts: runs an api on the database at DATABASE_URL; api/README.md lists its settings',
)
await runServer(async () => {
  const settings = readApiSettings()
  if (settings.databaseUrl === undefined) {
    throw new Error('DATABASE_URL is not set. `node api/src/dev.ts` starts a database of its own.')
  }
  const tracing = await startTracing('api')
  if (tracing) (await import('./db/trace-queries.ts')).traceQueries()
  const api = await runApi(settings.databaseUrl, settings)
  return { stop: () => api.stop().finally(() => tracing?.close()) }
})
