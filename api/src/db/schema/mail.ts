import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, instant } from './columns.ts'

/** Outbox of e-mail: written in the transaction of its event, and deleted once it is sent. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Goes with its application; null for mail about an account. */
    applicationId: integer().references(() => applications.id, { onDelete: 'cascade' }),
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
    createdAt: createdAt(),
  },
  (table) => [
    index('outgoing_mails_due').on(table.nextAttemptAt),
    index('outgoing_mails_application').on(table.applicationId),
  ],
)
