import type { MailText } from '@arunika/admin-contracts'
import { APPLICATION_STATUSES } from '@arunika/contracts'
import type { OtherLanguage } from '@arunika/contracts/site'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, id, instant } from './columns.ts'

/** Templates for recruiters' mails; named fields such as `{{name}}` are filled in for each application. */
export const mailTemplates = pgTable(
  'mail_templates',
  {
    id: id(),
    name: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** For applicants whose mails are in another language. */
    translations: jsonb().$type<Partial<Record<OtherLanguage, MailText>>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [uniqueIndex('mail_templates_name').on(sql`lower(${table.name})`)],
)

/** Mails that recruiters wrote to an applicant; unsent ones are also in the outbox. */
export const applicationMails = pgTable(
  'application_mails',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** E-mail addresses at the time of writing. */
    author: text().notNull(),
    recipient: text().notNull(),
    /** With the fields filled in. */
    subject: text().notNull(),
    text: text().notNull(),
    /** Time at which it is due. */
    sendAt: instant().notNull(),
    /** The status that the mail announces to the applicant; null if it announces none. */
    announces: text({ enum: APPLICATION_STATUSES }),
    /** Id of the vacancy that the mail invites to apply for; null if it does not. */
    invitesTo: integer(),
    /** Also null if an older api sent it; the mail is then no longer in the outbox. */
    sentAt: instant(),
    cancelledAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('application_mails_application').on(table.applicationId, table.id)],
)

/** E-mail outbox: written in the transaction of the event, deleted once sent. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Deleted with its application; null for mail about an account. */
    applicationId: integer().references(() => applications.id, { onDelete: 'cascade' }),
    /** Its message in an application's thread; null for automatic mails. */
    applicationMailId: integer().references(() => applicationMails.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Calendar file to attach, in iCalendar format. */
    calendar: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    /** Time of the final failure; the mail stays here so that it can be seen and resent. */
    failedAt: instant(),
    /** Code of the last error, without the mail server's text. */
    lastError: text(),
    /** Time at which it was first due; in the future for a scheduled mail. */
    createdAt: createdAt(),
  },
  (table) => [
    index('outgoing_mails_due').on(table.nextAttemptAt),
    index('outgoing_mails_application').on(table.applicationId),
    index('outgoing_mails_written').on(table.applicationMailId),
    index('outgoing_mails_announcing')
      .on(table.createdAt, table.applicationId)
      .where(sql`application_mail_id is not null`),
  ],
)
