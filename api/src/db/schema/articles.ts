import type { OtherLanguage } from '@arunika/contracts/site'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, olderWordIndex, tsvector } from './columns.ts'

/** Texts of an article in another language; only drafts may lack title or content. */
export interface StoredTranslation {
  title: string
  content: string
  /** Plain text of `content`, truncated for lists. */
  excerpt: string
  seoTitle: string
  seoDescription: string
}

export const articles = pgTable(
  'articles',
  {
    id: id(),
    title: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    hashtags: text().notNull().default(''),
    content: text().notNull(),
    translations: jsonb().$type<Partial<Record<OtherLanguage, StoredTranslation>>>().notNull().default({}),
    /** Plain text of `content`, truncated for lists. */
    excerpt: text().notNull(),
    /** Sizes of the featured picture in decreasing width; empty if the article has none. */
    pictures: jsonb().$type<{ path: string; width: number; height: number }[]>().notNull().default([]),
    /** Alternative text of the featured picture. */
    imageAlt: text().notNull().default(''),
    /** The picture's focal point that crops preserve, in percent from left and top. */
    imageFocusX: integer().notNull().default(50),
    imageFocusY: integer().notNull().default(50),
    /** The featured picture for link previews in messengers, 1200×630; a path in the file store. */
    socialCard: text(),
    // Both are replaced by `article_texts` and removed in the next version.
    searchVector: tsvector().generatedAlwaysAs(sql`
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('indonesian', title), 'A') ||
      setweight(to_tsvector('simple', translate(hashtags, '#', ' ')), 'B') ||
      to_tsvector('english', left(content, 200000)) || to_tsvector('indonesian', left(content, 200000))`),
    translatedVector: tsvector(),
    isDraft: boolean().notNull().default(false),
    /** Start of the article's visibility to readers; null means immediately. */
    publishAt: instant(),
    /** End of the article's visibility to readers. */
    unpublishAt: instant(),
    /** Words that follow the number in its URL; may be empty. */
    slug: text().notNull().default(''),
    /** Title for search engines, in place of the article's own; may be empty. */
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    /** The author's name; empty for the newsroom. */
    byline: text().notNull().default(''),
    /** Paths of the vacancies and classes it is about, separated by spaces; may be empty. */
    linkedPages: text().notNull().default(''),
    /** True if it is in a category; maintained by triggers on `article_categories`. */
    hasCategory: boolean().notNull().default(false),
    /** The person who created it; null if it is older than authors. */
    authorId: integer(),
    /** Time of its author's request for a review of the draft. */
    reviewRequestedAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    // Queries order by `desc`, which puts nulls first; a plain `.desc()` makes an index that cannot serve them.
    index('articles_newest_first').on(table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Replaced by the one above; removed in the next version.
    index('articles_newest').on(table.date.desc(), table.id.desc()),
    /** Finds when the next article appears. */
    index('articles_publication').on(table.publishAt).where(sql`not is_draft and publish_at is not null`),
    /** Finds when the next article disappears. */
    index('articles_unpublication')
      .on(table.unpublishAt)
      .where(sql`not is_draft and unpublish_at is not null`),
    /** Orders articles by when readers first saw them. */
    index('articles_appeared').on(
      sql`greatest(${table.createdAt}, ${table.publishAt}) desc`,
      table.id.desc().nullsFirst(),
    ),
    /** Finds the articles that show a stored file; the function is created by its migration. */
    index('articles_public_files')
      .using('gin', sql`public_files(${table.pictures}, ${table.socialCard}, ${table.content})`)
      .with({ fastupdate: false }),
    // Replaced by the one above; removed in the next version.
    index('articles_files')
      .using('gin', sql`article_files(${table.pictures}, ${table.socialCard}, ${table.content})`)
      .with({ fastupdate: false }),
    /** The same for files shown only by translations. */
    index('articles_translated_files')
      .using('gin', sql`public_files('[]', null, ${table.translations}::text)`)
      .with({ fastupdate: false })
      .where(sql`translations <> '{}'`),
    /** Finds the articles about a page. */
    index('articles_linked_pages')
      .using('gin', sql`string_to_array(${table.linkedPages}, ' ')`)
      .with({ fastupdate: false })
      .where(sql`linked_pages <> ''`),
    /** Finds the article that an import would repeat. */
    index('articles_slug').on(table.slug).where(sql`slug <> ''`),
    index('articles_title').on(sql`lower(${table.title})`, table.id),
    index('articles_drafts').on(table.date, table.id).where(sql`is_draft`),
    index('articles_in_review')
      .on(table.date.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_draft and review_requested_at is not null`),
    index('articles_of_author').on(
      table.authorId,
      table.date.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_without_category')
      .on(table.date.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not has_category`),
    index('articles_without_category_title')
      .on(sql`lower(${table.title})`, table.id)
      .where(sql`not has_category`),
    olderWordIndex('articles', sql`title || ' ' || hashtags`),
    index('articles_search').using('gin', table.searchVector),
    index('articles_translated_search').using('gin', table.translatedVector),
    index('articles_hashtags').using('gin', sql`string_to_array(lower(${table.hashtags}), '#')`),
  ],
)

/**
 * The searched text of an article and its translations, written by a trigger. It has a separate row, so that an update
 * of the product can write it without changing articles.
 */
export const articleTexts = pgTable(
  'article_texts',
  {
    articleId: integer()
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Titles and hashtags as `searchable_text`, for parts of words. */
    title: text().notNull(),
    /**
     * Words as written, and their stems in both languages; title A, hashtags B, words as written C, stems D. Truncated,
     * because a vector holds at most a megabyte.
     */
    vector: tsvector().notNull(),
  },
  (table) => [
    index('article_texts_title').using('gin', sql`title gin_trgm_ops`).with({ fastupdate: false }),
    index('article_texts_vector').using('gin', table.vector),
  ],
)

/**
 * Every word that has appeared in an article; search uses them to correct misspellings. A database trigger writes it,
 * so no writer of articles can forget to.
 */
export const articleWords = pgTable('article_words', { word: text().primaryKey() }, (table) => [
  index('article_words_nearest').using('gist', sql`${table.word} gist_trgm_ops`),
])

/** Number of articles per day, including drafts; maintained by a trigger. */
export const articleDays = pgTable(
  'article_days',
  { date: date({ mode: 'string' }).primaryKey(), articles: integer().notNull() },
  // All of it is read at once, in order, to find a page far back.
  (table) => [index('article_days_counted').on(table.date, table.articles)],
)

/** Number of articles per hashtag, including drafts; maintained by a trigger. */
export const hashtagCounts = pgTable(
  'hashtag_counts',
  { name: text().primaryKey(), articles: integer().notNull() },
  (table) => [index('hashtag_counts_most').on(table.articles.desc().nullsFirst(), table.name)],
)
