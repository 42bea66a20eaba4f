import { TRIAL_STATUSES } from '@arunika/admin-contracts'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  createdAt,
  id,
  instant,
  isLanguage,
  olderWordIndex,
  searchedIndex,
  senderLanguage,
} from './columns.ts'

export const trialWordsSearched = sql.raw(
  `class || ' ' || student || ' ' || name || ' ' || email || ' ' || phone`,
)

/** Trial lessons booked by parents and students. */
export const trials = pgTable(
  'trials',
  {
    id: id(),
    classPath: text().notNull(),
    /** Name of the class at the time of booking. */
    class: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    student: text().notNull(),
    age: integer().notNull(),
    day: text().notNull(),
    language: senderLanguage(),
    status: text({ enum: TRIAL_STATUSES }).notNull().default('new'),
    /** The lesson that it is booked for: term, day, and beginning and end; null if it names a preferred time. */
    termId: integer(),
    slotOn: date(),
    slotAt: instant(),
    slotEndsAt: instant(),
    /** Number of changes of the lesson, by which calendars know the newest version. */
    changes: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('trials_newest_first').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('trials_status').on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('trials_class').on(sql`lower(${table.class})`, table.id),
    index('trials_student').on(sql`lower(${table.student})`, table.id),
    index('trials_name').on(sql`lower(${table.name})`, table.id),
    index('trials_slot').on(table.termId, table.slotOn).where(sql`term_id is not null`),
    searchedIndex('trials', trialWordsSearched),
    olderWordIndex('trials', trialWordsSearched),
    isLanguage('trials_language', table.language),
  ],
)
