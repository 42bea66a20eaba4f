import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, id, instant } from './columns.ts'

/** Times for an interview that a recruiter offered to an applicant, and the chosen one. */
export const interviews = pgTable(
  'interviews',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    vacancyId: integer().notNull(),
    /** E-mail address of the person who offered it. */
    author: text().notNull(),
    /** Beginnings to choose from, in order. */
    times: instant().array().notNull(),
    minutes: integer().notNull(),
    /** A room, an address or a link to a video call. */
    venue: text().notNull(),
    /** The chosen beginning. */
    startsAt: instant(),
    cancelledAt: instant(),
    /** Number of changes, by which calendars know the newest version. */
    changes: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('interviews_application').on(table.applicationId, table.id),
    /** The taken times of a vacancy, each of which one applicant can have. */
    uniqueIndex('interviews_taken')
      .on(table.vacancyId, table.startsAt)
      .where(sql`starts_at is not null and cancelled_at is null`),
  ],
)
