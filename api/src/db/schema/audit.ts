import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@arunika/admin-contracts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, olderWordIndex, searchedIndex } from './columns.ts'

export const entryWordsSearched = sql.raw(
  `actor || ' ' || action || ' ' || subject || ' ' || coalesce('#' || subject_id::text, '') || ' ' || title`,
)

/** The changes and their actors. Entries outlive their subjects, so they hold no data about applicants and senders. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** The administrator's e-mail address at that time, or the name of an automatic actor. */
    actor: text().notNull(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    subject: text({ enum: AUDIT_SUBJECTS }).notNull(),
    subjectId: integer(),
    /** The subject's title at that time; empty if a title would identify a person. */
    title: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_newest_first').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Replaced by the one above; removed in the next version.
    index('audit_log_newest').on(table.createdAt.desc(), table.id.desc()),
    index('audit_log_subject').on(table.subject, table.createdAt, table.id),
    index('audit_log_action').on(table.action, table.createdAt, table.id),
    searchedIndex('audit_log', entryWordsSearched),
    olderWordIndex('audit_log', entryWordsSearched),
  ],
)

/**
 * SHA-256 of each log entry together with the previous hash, so that changing or removing an entry breaks the chain. A
 * trigger writes it at commit, in commit order.
 */
export const auditChain = pgTable('audit_chain', {
  no: integer().primaryKey(),
  entryId: integer().notNull().unique(),
  hash: text().notNull(),
})
