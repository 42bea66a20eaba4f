import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { createdAt, id } from './columns.ts'

export const categories = pgTable('categories', {
  id: id(),
  name: text().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

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
