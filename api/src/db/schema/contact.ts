import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import {
  createdAt,
  id,
  instant,
  isLanguage,
  olderWordIndex,
  searchedIndex,
  senderLanguage,
} from './columns.ts'

export const messageWordsSearched = sql.raw(`subject || ' ' || name || ' ' || email || ' ' || message`)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: senderLanguage(),
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
    searchedIndex('contact_messages', messageWordsSearched),
    olderWordIndex('contact_messages', messageWordsSearched),
    isLanguage('contact_messages_language', table.language),
  ],
)
