import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, searchedWords } from './columns.ts'

/** Name and alternative text. */
export const pictureWordsSearched = sql.raw(`name || ' ' || alt`)

/** The media library: every picture once. A trigger adds pictures that articles show and that are not here yet. */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    /** SHA-256 of the largest file; null until housekeeping has read a file from before the library. */
    hash: text(),
    name: text().notNull(),
    alt: text().notNull().default(''),
    /** In percent from its left and its top. */
    focusX: integer().notNull().default(50),
    focusY: integer().notNull().default(50),
    /** By falling width. */
    sizes: jsonb().$type<{ path: string; width: number; height: number }[]>().notNull(),
    /** Public files with this picture: its sizes, and copies from before the library. */
    files: text().array().notNull(),
    /** Who added it: an e-mail address at that time; empty for what was there before the library. */
    actor: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Since when it is in the trash. */
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('pictures_hash').on(table.hash),
    index('pictures_unread').on(table.id).where(sql`hash is null`),
    index('pictures_files').using('gin', table.files).with({ fastupdate: false }),
    index('pictures_name').on(sql`lower(${table.name})`, table.id),
    index('pictures_words').using('gin', searchedWords(pictureWordsSearched)).with({ fastupdate: false }),
  ],
)
