import { DEFAULT_LANGUAGE, LANGUAGES } from '@arunika/contracts/site'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => instant().notNull().defaultNow()
/** Language of the page whose form was sent; mails to the sender use it. English if an older api wrote the row. */
export const senderLanguage = () => text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE)
export const isLanguage = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in (${sql.raw(LANGUAGES.map((language) => `'${language}'`).join(', '))})`)
/** A migration creates the function; `api/src/lib/searching.ts` queries the index. */
export const searchedWords = (text: SQL) => sql`plain_text(${text}) gin_trgm_ops`
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
