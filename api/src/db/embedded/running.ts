import { existsSync } from 'node:fs'
import { DATABASE_USER, databasePaths, readPassword, readyPort } from './cluster.ts'

/** URL of the database that another process runs in the data folder; undefined if there is none. */
export function runningDatabaseUrl(dataDir: string): string | undefined {
  const paths = databasePaths(dataDir)
  const port = readyPort(paths)
  if (port === undefined || !existsSync(paths.password)) return undefined
  return `postgres://${DATABASE_USER}:${encodeURIComponent(readPassword(paths))}@127.0.0.1:${port}/postgres`
}
