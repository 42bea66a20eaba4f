import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@arunika/admin-contracts'
import { APPLICATION_STATUSES } from '@arunika/contracts'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const createdAt = () => instant().notNull().defaultNow()
/** The function is made by a migration; `api/src/lib/searching.ts` searches in it. */
const searchedWords = (text: SQL) => sql`plain_text(${text}) gin_trgm_ops`
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const administrators = pgTable(
  'administrators',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    /** Sessions opened before this instant count no more. */
    passwordChangedAt: createdAt(),
    disabledAt: instant(),
    /** When the back-office was last open on a screen of theirs, to the minute. */
    seenAt: instant(),
    /** End of the visit before the present one. */
    lastVisitAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('administrators_email').on(sql`lower(${table.email})`)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** The token's `jti`. */
    id: uuid().primaryKey(),
    administratorId: integer()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's value: who reads the table cannot use it. */
    cookieHash: text().notNull().unique(),
    /** Keyed hash of the address, to know an administrator's usual places again. */
    addressHash: text().notNull(),
    /** The browser as it named itself, for its owner to know it again. */
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [
    index('sessions_administrator').on(table.administratorId),
    index('sessions_age').on(table.createdAt),
  ],
)

/** Failed logins, counted by keyed hashes of account and address. */
export const loginAttempts = pgTable(
  'login_attempts',
  { key: text().primaryKey(), count: integer().notNull(), expiresAt: instant().notNull() },
  (table) => [index('login_attempts_age').on(table.expiresAt)],
)

export const categories = pgTable('categories', {
  id: id(),
  name: text().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

/** What is searched as it was typed; the text is found by `search_vector`. */
export const articleWordsSearched = sql.raw(`title || ' ' || hashtags`)

export const articles = pgTable(
  'articles',
  {
    id: id(),
    title: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    hashtags: text().notNull().default(''),
    content: text().notNull(),
    /** Plain text of `content`, cut for lists. */
    excerpt: text().notNull(),
    /** Sizes of the featured picture by falling width; empty when the article has none. */
    pictures: jsonb().$type<{ path: string; width: number; height: number }[]>().notNull().default([]),
    /** What the featured picture shows, for those who do not see it. */
    imageAlt: text().notNull().default(''),
    /** The picture's point that a crop keeps, in percent from its left and its top. */
    imageFocusX: integer().notNull().default(50),
    imageFocusY: integer().notNull().default(50),
    /** The featured picture as messengers show it, 1200×630; a place in the file store. */
    socialCard: text(),
    /**
     * What the search reads, in the word stems of both languages. The parser does not treat tags as words.
     * The text is cut because a vector holds a megabyte at most.
     */
    searchVector: tsvector().generatedAlwaysAs(sql`
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('indonesian', title), 'A') ||
      setweight(to_tsvector('simple', translate(hashtags, '#', ' ')), 'B') ||
      to_tsvector('english', left(content, 200000)) || to_tsvector('indonesian', left(content, 200000))`),
    isDraft: boolean().notNull().default(false),
    /** Readers see the article from this instant on; without one at once. */
    publishAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    // Queries order by `desc`, which puts nulls first; `.desc()` alone makes an index that cannot serve them.
    index('articles_newest_first').on(table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Replaced by the one above; removed in the next version.
    index('articles_newest').on(table.date.desc(), table.id.desc()),
    /** When the next article appears. */
    index('articles_publication').on(table.publishAt).where(sql`not is_draft and publish_at is not null`),
    /** Since when readers see it. */
    index('articles_appeared').on(
      sql`greatest(${table.createdAt}, ${table.publishAt}) desc`,
      table.id.desc().nullsFirst(),
    ),
    /** Which articles show a stored file; the function is made by its migration. */
    index('articles_files')
      .using('gin', sql`article_files(${table.pictures}, ${table.socialCard}, ${table.content})`)
      .with({ fastupdate: false }),
    index('articles_title').on(sql`lower(${table.title})`, table.id),
    index('articles_drafts').on(table.date, table.id).where(sql`is_draft`),
    index('articles_words').using('gin', searchedWords(articleWordsSearched)).with({ fastupdate: false }),
    index('articles_search').using('gin', table.searchVector),
    index('articles_hashtags').using('gin', sql`string_to_array(lower(${table.hashtags}), '#')`),
  ],
)

/**
 * Every word that has stood in an article, for the search to set misspelt ones right. A trigger in the
 * database writes it, so that nothing that writes articles can forget to.
 */
export const articleWords = pgTable('article_words', { word: text().primaryKey() }, (table) => [
  index('article_words_nearest').using('gist', sql`${table.word} gist_trgm_ops`),
])

/** Number of articles per day, including drafts; a trigger counts. */
export const articleDays = pgTable(
  'article_days',
  { date: date({ mode: 'string' }).primaryKey(), articles: integer().notNull() },
  // All of it is read at once, in order, to find a page far back.
  (table) => [index('article_days_counted').on(table.date, table.articles)],
)

/** Number of articles per hashtag, including drafts; a trigger counts. */
export const hashtagCounts = pgTable(
  'hashtag_counts',
  { name: text().primaryKey(), articles: integer().notNull() },
  (table) => [index('hashtag_counts_most').on(table.articles.desc().nullsFirst(), table.name)],
)

/** How many articles each category has; triggers count. */
export const categoryCounts = pgTable('category_counts', {
  categoryId: integer()
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  articles: integer().notNull(),
})

export const articleCategories = pgTable(
  'article_categories',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.categoryId] }),
    index('article_categories_category').on(table.categoryId),
  ],
)

export const vacancies = pgTable('vacancies', {
  id: id(),
  title: text().notNull(),
  type: text({ enum: ['internship', 'fulltime'] }).notNull(),
  location: text().notNull(),
  status: text({ enum: ['open', 'closed'] }).notNull(),
  description: text().notNull(),
  requirement: text().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

/** How many applications each vacancy has; triggers count. */
export const vacancyCounts = pgTable('vacancy_counts', {
  vacancyId: integer()
    .primaryKey()
    .references(() => vacancies.id, { onDelete: 'cascade' }),
  applications: integer().notNull(),
  unread: integer().notNull(),
})

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
    /** Short code that the applicant is given. */
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

/** E-mail that waits to be sent; written together with what it tells of, and deleted once it is on its way. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Goes with its application. */
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    /** When it was given up: it stays here, to be seen and sent again. */
    failedAt: instant(),
    /** Code of the last error, without what the mail server said. */
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outgoing_mails_due').on(table.nextAttemptAt),
    index('outgoing_mails_application').on(table.applicationId),
  ],
)

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

export const messageWordsSearched = sql.raw(`subject || ' ' || name || ' ' || email || ' ' || message`)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_newest_first').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('contact_messages_unread').on(table.id).where(sql`read_at is null`),
    index('contact_messages_subject').on(sql`lower(${table.subject})`, table.id),
    index('contact_messages_name').on(sql`lower(${table.name})`, table.id),
    index('contact_messages_email').on(sql`lower(${table.email})`, table.id),
    index('contact_messages_words')
      .using('gin', searchedWords(messageWordsSearched))
      .with({ fastupdate: false }),
  ],
)

export const entryWordsSearched = sql.raw(
  `actor || ' ' || action || ' ' || subject || ' ' || coalesce('#' || subject_id::text, '') || ' ' || title`,
)

/** Who changed what. It outlives what it tells of, and so holds nothing about applicants and senders. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** The administrator's e-mail address at that time, or what else acted. */
    actor: text().notNull(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    subject: text({ enum: AUDIT_SUBJECTS }).notNull(),
    subjectId: integer(),
    /** Its title at that time; empty if a title would identify a person. */
    title: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_newest_first').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Replaced by the one above; removed in the next version.
    index('audit_log_newest').on(table.createdAt.desc(), table.id.desc()),
    index('audit_log_subject').on(table.subject, table.createdAt, table.id),
    index('audit_log_action').on(table.action, table.createdAt, table.id),
    index('audit_log_words').using('gin', searchedWords(entryWordsSearched)).with({ fastupdate: false }),
  ],
)

/** Responses to requests that carried an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of what was sent: a key used again for something else is refused. */
    fingerprint: text().notNull(),
    response: jsonb('answer').$type<{ message: string; reference?: string }>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)
