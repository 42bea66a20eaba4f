import { APPLICATION_STATUSES } from '@arunika/contracts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  createdAt,
  id,
  instant,
  isLanguage,
  olderWordIndex,
  searchedIndex,
  senderLanguage,
} from './columns.ts'
import { vacancies } from './vacancies.ts'

const olderWords = sql.raw(
  `name || ' ' || phone || ' ' || email || ' ' || reference || ' ' || institution || ' ' || ` +
    `skills_or_expertise || ' ' || software_or_tools`,
)

/** `is true` makes the planner use the statistics of the comparison, which a migration creates. */
const unannounced = sql.raw('(status <> announced_status) is true and withdrawn_at is null')

/** The end of a phone number, which is the same with and without the code of its country. */
export const phoneEnd = sql.raw(`right(regexp_replace(phone, '[^0-9]', '', 'g'), 9)`)

/** The stages of a vacancy's applications; a trigger gives a new vacancy one per status. */
export const vacancyStages = pgTable(
  'vacancy_stages',
  {
    id: id(),
    vacancyId: integer()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    /** The status in the specification's API; each status of a vacancy has at least one stage. */
    status: text({ enum: APPLICATION_STATUSES }).notNull(),
    /** Number of applications in the stage, maintained by triggers. */
    applications: integer().notNull().default(0),
  },
  (table) => [index('vacancy_stages_vacancy').on(table.vacancyId, table.position)],
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
    /** Never null: a trigger synchronises stage and status, so writers may set either. */
    stageId: integer().references(() => vacancyStages.id),
    /** Time at which it entered its stage; set by the same trigger. */
    stageSince: createdAt(),
    /** The status last announced to the applicant, by mail or explicitly; shown on the applicant's page. */
    announcedStatus: text({ enum: APPLICATION_STATUSES }).notNull().default('new'),
    announcedAt: createdAt(),
    /** The referring host or the link's `ref`; null if unknown. */
    source: text(),
    language: senderLanguage(),
    /**
     * The same for all applications of one person, and nothing else about them. A trigger gives a new application that
     * of its e-mail address, and never null to one that is read.
     */
    person: uuid(),
    /** Times at which its applicant was last asked whether it may be stored longer, and last agreed. */
    consentRequestedAt: instant(),
    consentGrantedAt: instant(),
    /** End of the time that its applicant agreed to; null for the retention period. */
    storedUntil: instant(),
    /** Time at which its applicant refused invitations to apply for other vacancies. */
    invitationsRefusedAt: instant(),
    /** Time of its withdrawal by the applicant. */
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
    /** All applications of one address. */
    index('applications_person').on(sql`lower(${table.email})`, table.id),
    index('applications_of_person').on(
      table.person,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    /** People who may be the same. */
    index('applications_namesake').on(sql`lower(${table.name})`),
    index('applications_phone').on(phoneEnd),
    index('applications_education').on(table.vacancyId, table.education, table.id),
    index('applications_status').on(table.vacancyId, table.status, table.createdAt, table.id),
    index('applications_stage').on(
      table.stageId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    olderWordIndex('applications', olderWords),
    index('applications_recent_as').on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_recent').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    /** Decisions that applicants do not know: all, of a vacancy, and of one kind. */
    index('applications_unannounced')
      .on(table.stageSince.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(unannounced),
    index('applications_unannounced_of')
      .on(table.vacancyId, table.stageSince.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(unannounced),
    index('applications_unannounced_as')
      .on(table.status, table.stageSince.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(unannounced),
    index('applications_unread').on(table.vacancyId).where(sql`not is_read`),
    isLanguage('applications_language', table.language),
  ],
)

/** Number of the way in which words are read from documents. Documents read in an older way are read again. */
export const TEXT_VERSION = 1

export const applicationFiles = pgTable(
  'application_files',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Path in the file store. */
    path: text().notNull().unique(),
    /** The file name chosen by the applicant; only ever shown as text. */
    name: text().notNull(),
    size: integer().notNull(),
    /** Words of a PDF, empty for a scan; null until housekeeping has read it. */
    text: text(),
    /** The `TEXT_VERSION` that has read its words; 0 if version 0.2.0 or none has. */
    textVersion: integer().notNull().default(0),
  },
  (table) => [
    index('application_files_application').on(table.applicationId),
    index('application_files_outdated').on(table.id).where(sql`text_version < 1`),
    // Replaced by the one above; removed in the next version.
    index('application_files_unread').on(table.id).where(sql`text is null`),
  ],
)

/**
 * All words of an application and its documents, written by triggers. They have a separate row, because applications
 * change often and each change would rewrite the whole index.
 */
export const applicationTexts = pgTable(
  'application_texts',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    words: text().notNull(),
  },
  () => [searchedIndex('application_texts', sql`words`), olderWordIndex('application_texts', sql`words`)],
)

/** Total bytes of all applicants' documents, in one row. A trigger maintains it, so no writer can forget to. */
export const documentTotal = pgTable('document_total', {
  id: integer().primaryKey().default(1),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
})

/**
 * Hashes of the reference codes of deleted applications, recorded by a trigger. The next backup destroys their keys.
 */
export const deletedApplications = pgTable(
  'deleted_applications',
  { name: text().primaryKey(), deletedAt: createdAt() },
  (table) => [index('deleted_applications_age').on(table.deletedAt)],
)

/** Notes that recruiters write to each other about an application; deleted with it. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The author's e-mail address when the note was written. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('application_notes_application').on(table.applicationId)],
)

/** Every move from one stage to another, with the names of that time. */
export const applicationMoves = pgTable(
  'application_moves',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    vacancyId: integer().notNull(),
    /** Null once the stage has been removed. */
    fromStageId: integer().references(() => vacancyStages.id, { onDelete: 'set null' }),
    fromName: text().notNull(),
    toName: text().notNull(),
    /** Time at which it entered the stage that it left. */
    since: instant().notNull(),
    /** E-mail address of the person who moved it. */
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_moves_application').on(table.applicationId, table.id),
    index('application_moves_from').on(table.fromStageId),
    // A covering index for a vacancy's statistics.
    index('application_moves_numbers').on(
      table.vacancyId,
      table.createdAt.desc().nullsFirst(),
      table.fromStageId,
      table.applicationId,
      table.since,
    ),
  ],
)

/** Each person's rating of an application, from 1 to 5. */
export const applicationRatings = pgTable(
  'application_ratings',
  {
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The person's e-mail address. */
    author: text().notNull(),
    value: smallint().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.author] })],
)
