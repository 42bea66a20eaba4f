import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../../src/db/embedded.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server's default database. */
    databaseUrl: string
    /** Data folder of a database that was created and stopped, for copying. */
    freshDataDir: string
  }
}

export const TEMPLATE = 'test_template'

export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** One real PostgreSQL for the whole run, with a migrated database that each test file clones. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-test-'))
  const [freshDataDir, dataDir] = [join(folder, 'fresh'), join(folder, 'data')]
  const fresh = await startEmbeddedDatabase({ dataDir: freshDataDir })
  await fresh.stop()
  await cp(freshDataDir, dataDir, { recursive: true })
  const database = await startEmbeddedDatabase({ dataDir })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // For speed only; crash safety is tested on separate servers.
  await client.query('alter system set fsync = off')
  await client.query('select pg_reload_conf()')
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrateDatabase(withDatabase(database.url, TEMPLATE), async () => {})
  project.provide('databaseUrl', database.url)
  project.provide('freshDataDir', freshDataDir)
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
