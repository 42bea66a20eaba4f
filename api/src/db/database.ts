import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** The database or an open transaction. */
export type Executor = PgDatabase<NodePgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  db: Database
  url: string
  close(): Promise<void>
}

/** Opens a connection pool, which connects on the first query. */
export function openDatabase(url: string, maxConnections = 10, connectTimeoutMs = 5_000): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'arunika-api',
    keepAlive: true,
  })
  // The pool replaces a broken connection and its query fails; without a listener the event would end the process. The
  // pool only listens to idle connections, so those in a transaction need their own listener.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), url, close: () => pool.end() }
}
