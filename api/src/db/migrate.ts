import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/** Any number will do, as long as every copy of the product uses the same. */
const LOCK = 72_616_301

/**
 * Brings the database to the newest schema and then runs `afterwards`, all under one lock:
 * of several processes that start at once the first does the work and the others wait.
 */
export async function migrateDatabase<T = void>(url: string, afterwards: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'arunika-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder })
    return await afterwards()
  } finally {
    // Ending the connection frees the lock.
    await client.end()
  }
}
