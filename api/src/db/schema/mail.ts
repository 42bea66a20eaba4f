import type { MailText } from '@arunika/admin-contracts'
import { APPLICATION_STATUSES } from '@arunika/contracts'
import type { OtherLanguage } from '@arunika/contracts/site'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, id, instant } from './columns.ts'

/** What recruiters begin a mail with; named fields such as `{{name}}` are filled in for each application. */
export const mailTemplates = pgTable(
  'mail_templates',
  {
    id: id(),
    name: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** For applicants who are written to in another language. */
    translations: jsonb().$type<Partial<Record<OtherLanguage, MailText>>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [uniqueIndex('mail_templates_name').on(sql`lower(${table.name})`)],
)

/** Mails that people of the back-office wrote to an applicant; the outbox has those that are not sent yet. */
export const applicationMails = pgTable(
  'application_mails',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** E-mail addresses at that time. */
    author: text().notNull(),
    recipient: text().notNull(),
    /** With the fields filled in. */
    subject: text().notNull(),
    text: text().notNull(),
    /** When it is due. */
    sendAt: instant().notNull(),
    /** The status that its applicant learns by it once it is sent; null if the mail announces none. */
    announces: text({ enum: APPLICATION_STATUSES }),
    /** Also null after an older api has sent it: then it is in the outbox no more. */
    sentAt: instant(),
    cancelledAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('application_mails_application').on(table.applicationId, table.id)],
)

/** Outbox of e-mail: written in the transaction of its event, and deleted once it is sent. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Goes with its application; null for mail about an account. */
    applicationId: integer().references(() => applications.id, { onDelete: 'cascade' }),
    /** Its place in the thread of an application; null for what the product itself sends. */
    applicationMailId: integer().references(() => applicationMails.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    /** When sending failed for good: the mail stays here, to be seen and sent again. */
    failedAt: instant(),
    /** Code of the last error, without what the mail server said. */
    lastError: text(),
    /** When it was first due: later than now for a planned mail. */
    createdAt: createdAt(),
  },
  (table) => [
    index('outgoing_mails_due').on(table.nextAttemptAt),
    index('outgoing_mails_application').on(table.applicationId),
    index('outgoing_mails_written').on(table.applicationMailId),
  ],
)
