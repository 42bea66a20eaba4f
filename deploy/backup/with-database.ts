import type { Settings } from '@anyam/server/env'
import { directUrls, primaryUrl } from '../../api/src/db/direct.ts'
import { runningDatabaseUrl } from '../../api/src/db/embedded/running.ts'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'

/** Runs work on the configured database, or on the embedded one, starting it if it does not run. */
export async function withDatabase<T>(settings: Settings, work: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl) return work(await primaryUrl(directUrls(settings, databaseUrl)))
  const running = runningDatabaseUrl(dataDir)
  if (running) return work(running)
  const database = await startEmbeddedDatabase({ dataDir })
  return work(database.url).finally(() => database.stop())
}
