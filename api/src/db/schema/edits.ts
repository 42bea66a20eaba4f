import type { EditFields } from '@arunika/admin-contracts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { administrators } from './administrators.ts'
import { articles } from './articles.ts'
import { createdAt } from './columns.ts'

/** Unsaved edits of an article, shared by all its editors. */
export const articleEdits = pgTable(
  'article_edits',
  {
    articleId: integer()
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** By the names of the form; only fields that differ from the saved article. */
    fields: jsonb().$type<EditFields>().notNull().default(sql`'{}'`),
    /** Pictures of its text, which stay as long as it names them. */
    files: text().array().notNull().default(sql`'{}'`),
    updatedAt: createdAt(),
  },
  (table) => [index('article_edits_files').using('gin', table.files).with({ fastupdate: false })],
)

/** Forms that are open on an article. */
export const articleEditors = pgTable(
  'article_editors',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Of one form as it is open; made by the browser. */
    formId: uuid().notNull(),
    administratorId: integer()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    /** Name of the field in which they are; may be empty. */
    field: text().notNull(),
    seenAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.formId] }),
    index('article_editors_seen').on(table.seenAt),
    // Deleting an administrator looks here for what refers to the account.
    index('article_editors_administrator').on(table.administratorId),
  ],
)
