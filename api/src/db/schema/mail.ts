import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, instant } from './columns.ts'

/** E-mail that waits to be sent; written together with what it tells of, and deleted once it is on its way. */
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
