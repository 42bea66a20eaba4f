import type { CategoryTranslation } from '@arunika/admin-contracts'
import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from '@arunika/contracts/site'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { createdAt, id } from './columns.ts'

/** Its names in all languages. */
export const categoryWordsSearched = sql.raw(`name || ' ' || coalesce(translations #>> '{id,name}', '')`)

/**
 * A category's name in a language, and that language if the name is translated; otherwise null. Columns are
 * unqualified, so that a query may alias the table.
 */
export const categoryIn = (language: Language = DEFAULT_LANGUAGE) => ({
  name: sql<string>`coalesce(translations -> ${language} ->> 'name', name)`,
  language: sql<OtherLanguage | null>`case when translations ? ${language} then ${language}::text end`,
})

export const categories = pgTable('categories', {
  id: id(),
  name: text().notNull(),
  translations: jsonb().$type<Partial<Record<OtherLanguage, CategoryTranslation>>>().notNull().default({}),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

/** Number of articles per category; maintained by triggers. */
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
