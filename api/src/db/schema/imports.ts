import { IMPORT_OUTCOMES } from '@arunika/admin-contracts'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

/** Imported files, each with a report. */
export const articleImports = pgTable('article_imports', {
  id: id(),
  /** E-mail address at that time. */
  actor: text().notNull(),
  fileName: text().notNull(),
  /** True if articles that were published in the file are published here. */
  publishes: boolean().notNull(),
  /** Number of articles in the file. */
  articles: integer().notNull(),
  /** Sentences about the file. */
  remarks: text().array().notNull(),
  createdAt: createdAt(),
  /** Time of the last progress; long ago if the process ended before the import. */
  updatedAt: createdAt(),
  finishedAt: instant(),
})

/** Outcomes of the articles of imported files. */
export const articleImportEntries = pgTable(
  'article_import_entries',
  {
    importId: integer()
      .notNull()
      .references(() => articleImports.id, { onDelete: 'cascade' }),
    /** Its place in the file. */
    nth: integer().notNull(),
    title: text().notNull(),
    outcome: text({ enum: IMPORT_OUTCOMES }).notNull(),
    articleId: integer(),
    remarks: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.nth] })],
)
