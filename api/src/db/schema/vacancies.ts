import type { VacancyTranslation } from '@arunika/contracts'
import type { OtherLanguage } from '@arunika/contracts/site'
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

export const vacancies = pgTable('vacancies', {
  id: id(),
  title: text().notNull(),
  type: text({ enum: ['internship', 'fulltime'] }).notNull(),
  location: text().notNull(),
  status: text({ enum: ['open', 'closed'] }).notNull(),
  description: text().notNull(),
  requirement: text().notNull(),
  translations: jsonb().$type<Partial<Record<OtherLanguage, VacancyTranslation>>>().notNull().default({}),
  /** The last day to apply; null if there is none. */
  closesOn: date({ mode: 'string' }),
  /** Rupiah per month. */
  salaryMin: integer(),
  salaryMax: integer(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
  /** Time of its move to the trash, with its applications. */
  deletedAt: instant(),
})

/** Number of applications per vacancy; maintained by triggers. */
export const vacancyCounts = pgTable('vacancy_counts', {
  vacancyId: integer()
    .primaryKey()
    .references(() => vacancies.id, { onDelete: 'cascade' }),
  applications: integer().notNull(),
  unread: integer().notNull(),
})
