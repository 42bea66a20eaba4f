import { APPLICATION_STATUSES } from '@arunika/contracts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, searchedWords } from './columns.ts'
import { vacancies } from './vacancies.ts'

export const applicationWordsSearched = sql.raw(
  `name || ' ' || phone || ' ' || email || ' ' || reference || ' ' || institution || ' ' || ` +
    `skills_or_expertise || ' ' || software_or_tools`,
)

export const applications = pgTable(
  'applications',
  {
    id: id(),
    vacancyId: integer()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    /** Short code for the applicant. */
    reference: text().notNull().unique(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    education: text().notNull(),
    institution: text().notNull().default(''),
    whyInterested: text().notNull(),
    pastExperiences: text().notNull(),
    skillsOrExpertise: text().notNull(),
    softwareOrTools: text().notNull(),
    teamworking: text().notNull(),
    isRead: boolean().notNull().default(false),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default('new'),
    /** By its applicant. */
    withdrawnAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('applications_newest_first').on(
      table.vacancyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Replaced by the one above; removed in the next version.
    index('applications_newest').on(table.vacancyId, table.createdAt.desc(), table.id.desc()),
    index('applications_name').on(table.vacancyId, sql`lower(${table.name})`, table.id),
    index('applications_email').on(table.vacancyId, sql`lower(${table.email})`, table.id),
    /** All applications of one person. */
    index('applications_person').on(sql`lower(${table.email})`, table.id),
    index('applications_education').on(table.vacancyId, table.education, table.id),
    index('applications_status').on(table.vacancyId, table.status, table.createdAt, table.id),
    index('applications_words')
      .using('gin', searchedWords(applicationWordsSearched))
      .with({ fastupdate: false }),
    index('applications_recent').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('applications_unread').on(table.vacancyId).where(sql`not is_read`),
  ],
)

export const applicationFiles = pgTable(
  'application_files',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Place in the file store. */
    path: text().notNull().unique(),
    /** As the applicant named it; only ever shown as text. */
    name: text().notNull(),
    size: integer().notNull(),
  },
  (table) => [index('application_files_application').on(table.applicationId)],
)

/** Bytes of all applicants' documents, in its one row; a trigger counts, so that nothing that stores them can forget to. */
export const documentTotal = pgTable('document_total', {
  id: integer().primaryKey().default(1),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
})

/** What administrators write to each other about an application; goes with it. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The author's e-mail address at that time. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('application_notes_application').on(table.applicationId)],
)
