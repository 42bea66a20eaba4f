import { REVISED_SUBJECTS } from '@arunika/admin-contracts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** A snapshot of an entry after each save, written in the transaction of the save. */
export const revisions = pgTable(
  'revisions',
  {
    id: id(),
    subject: text({ enum: REVISED_SUBJECTS }).notNull(),
    subjectId: integer().notNull(),
    /** The administrator's e-mail address at that time; empty for content older than revisions. */
    actor: text().notNull(),
    action: text().notNull(),
    title: text().notNull(),
    /** The entry, in a format that only its module knows. */
    snapshot: jsonb().$type<object>().notNull(),
    /** Public files that the entry shows; they are not deleted while a revision names them. */
    files: text().array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    index('revisions_subject').on(table.subject, table.subjectId, table.id),
    index('revisions_files').using('gin', table.files).with({ fastupdate: false }),
  ],
)

/** Deleted entries that can be restored, each with the revision to restore. */
export const trash = pgTable(
  'trash',
  {
    id: id(),
    subject: text({ enum: REVISED_SUBJECTS }).notNull(),
    subjectId: integer().notNull(),
    title: text().notNull(),
    /** E-mail address, at that time, of the person who deleted it. */
    actor: text().notNull(),
    revisionId: integer()
      .notNull()
      .references(() => revisions.id),
    deletedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('trash_subject').on(table.subject, table.subjectId),
    index('trash_newest_first').on(table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('trash_title').on(sql`lower(${table.title})`, table.id),
    // Deleting a revision checks this table for references to it.
    index('trash_revision').on(table.revisionId),
  ],
)
