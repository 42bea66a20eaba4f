import { DEFAULT_LANGUAGE, LANGUAGES } from '@arunika/contracts/site'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, index, integer, text, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => instant().notNull().defaultNow()
/** Language of the page whose form was sent; mails to the sender use it. English if an older api wrote the row. */
export const senderLanguage = () => text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE)
export const isLanguage = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in (${sql.raw(LANGUAGES.map((language) => `'${language}'`).join(', '))})`)
/** A migration creates the function; `api/src/lib/searching.ts` queries the index. */
export const searchedIndex = (table: string, text: SQL) =>
  index(`${table}_searched`)
    .using('gin', sql`searchable_text(${text}) gin_trgm_ops`)
    .with({ fastupdate: false })
/** Its predecessor, which version 0.2.0 queries; removed in the next version. */
export const olderWordIndex = (table: string, text: SQL) =>
  index(`${table}_words`).using('gin', sql`plain_text(${text}) gin_trgm_ops`).with({ fastupdate: false })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
