import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/** The text of a webhook about an article. */
export interface PublicationEvent {
  event: 'published' | 'changed' | 'unpublished'
  /** The article's. */
  id: number
  slug: string
  url: string
  title: string
  /** ISO 8601 instant. */
  at: string
}

/**
 * Each article as the webhook last told of it. A trigger on `articles` asks for a check in the transaction of each
 * change, so no writer of articles can forget to; a row outlives its article until that is told.
 */
export const articlePublications = pgTable(
  'article_publications',
  {
    articleId: integer().primaryKey(),
    title: text().notNull().default(''),
    slug: text().notNull().default(''),
    /** `updated_at` of the article that readers saw; null if they saw none. */
    version: instant(),
    /** Time at which it may differ from the article: after a change, or when a schedule is due. */
    checkAt: instant(),
  },
  (table) => [index('article_publications_due').on(table.checkAt)],
)

/** Webhooks that were not accepted yet: written with the check, deleted once accepted. */
export const outgoingWebhooks = pgTable(
  'outgoing_webhooks',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Order of the events. */
    no: integer().notNull().generatedAlwaysAsIdentity(),
    articleId: integer().notNull(),
    body: jsonb().$type<PublicationEvent>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    /** A sentence without the address. */
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outgoing_webhooks_due').on(table.nextAttemptAt),
    uniqueIndex('outgoing_webhooks_of_article').on(table.articleId, table.no),
  ],
)
