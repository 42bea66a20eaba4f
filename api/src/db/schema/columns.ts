import { type SQL, sql } from 'drizzle-orm'
import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => instant().notNull().defaultNow()
/** A migration creates the function; `api/src/lib/searching.ts` searches in the index. */
export const searchedWords = (text: SQL) => sql`plain_text(${text}) gin_trgm_ops`
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
