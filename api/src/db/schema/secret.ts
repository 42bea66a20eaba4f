import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Identifies the `secret.key` of this database: one row, and none before the first start that compares it. */
export const secretFingerprint = pgTable(
  'secret_fingerprint',
  {
    id: integer().primaryKey().default(1),
    /** Derived from the secret without revealing it. */
    fingerprint: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('secret_fingerprint_one_row', sql`${table.id} = 1`)],
)
