import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, olderWordIndex, searchedIndex } from './columns.ts'

/** Name and alternative text. */
export const pictureWordsSearched = sql.raw(`name || ' ' || alt`)

/** The media library, with every picture once. A trigger adds pictures that articles show but the library lacks. */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    /** SHA-256 of the largest file; null for a file older than the library until housekeeping has read it. */
    hash: text(),
    name: text().notNull(),
    alt: text().notNull().default(''),
    /** In percent from left and top. */
    focusX: integer().notNull().default(50),
    focusY: integer().notNull().default(50),
    /** In decreasing width. */
    sizes: jsonb().$type<{ path: string; width: number; height: number }[]>().notNull(),
    /** Public files with this picture: its sizes, and copies older than the library. */
    files: text().array().notNull(),
    /** E-mail address, at that time, of the person who added it; empty for pictures older than the library. */
    actor: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Time of its move to the trash. */
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('pictures_hash').on(table.hash),
    index('pictures_unread').on(table.id).where(sql`hash is null`),
    index('pictures_files').using('gin', table.files).with({ fastupdate: false }),
    index('pictures_name').on(sql`lower(${table.name})`, table.id),
    searchedIndex('pictures', pictureWordsSearched),
    olderWordIndex('pictures', pictureWordsSearched),
  ],
)
