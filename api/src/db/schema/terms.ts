import { WEEKDAYS } from '@arunika/contracts'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, searchedIndex } from './columns.ts'

export const termWordsSearched = sql.raw(`class || ' ' || teacher`)

/** Terms of the academy's classes. */
export const terms = pgTable(
  'class_terms',
  {
    id: id(),
    classPath: text().notNull(),
    /** Name of the class. */
    class: text().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    weekdays: text({ enum: WEEKDAYS }).array().notNull(),
    /** Local times at the academy, `09:00`. */
    from: text('from_time').notNull(),
    to: text('to_time').notNull(),
    teacher: text().notNull(),
    seats: integer().notNull(),
    /** Places of enrolled students. */
    taken: integer().notNull().default(0),
    /** In rupiah; 0 if trials are free. */
    trialPrice: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index('class_terms_last_day').on(table.endsOn),
    index('class_terms_first_day').on(table.startsOn, table.id),
    index('class_terms_class').on(sql`lower(${table.class})`, table.id),
    searchedIndex('class_terms', termWordsSearched),
  ],
)
