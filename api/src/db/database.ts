import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** The database itself or an open transaction. */
export type Executor = PgDatabase<NodePgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  db: Database
  url: string
  close(): Promise<void>
}

/** Opens a pool of connections; nothing is connected before the first query. */
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
  // A connection that breaks is replaced by the pool, and its query fails; unheard, the event would end the
  // process. The pool hears it for idle connections only, so those in a transaction need an ear of their own.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), url, close: () => pool.end() }
}
