import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Tokens, approvals, policy and team keys of the release registry, which has a copy of each in a file. */
export const registryRecords = pgTable('registry_records', {
  name: text().primaryKey(),
  /** JSON, as the registry wrote it. */
  body: text().notNull(),
  /** Number of changes, from 1. */
  version: integer().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The administrator's e-mail address, or the name of a token or of an automatic actor. */
  changedBy: text().notNull(),
})
