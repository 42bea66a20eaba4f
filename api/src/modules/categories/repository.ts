import { asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { articleCategories, articles, categories } from '../../db/schema.ts'

// Drizzle leaves the table's name out of columns in a query on one table, so subqueries name theirs themselves.
const itsArticles = sql<{ id: number; title: string }[]>`coalesce((
  select json_agg(json_build_object('id', a.id, 'title', a.title) order by a.date desc, a.id desc)
  from ${articleCategories} ac join ${articles} a on a.id = ac.article_id
  where ac.category_id = ${categories}.id), '[]'::json)`

const columns = { id: categories.id, name: categories.name, articles: itsArticles }

export const listCategories = (executor: Executor) =>
  executor.select(columns).from(categories).orderBy(asc(categories.id))

export async function findCategory(executor: Executor, id: number) {
  const [row] = await executor.select(columns).from(categories).where(eq(categories.id, id))
  return row
}

export async function insertCategory(executor: Executor, name: string) {
  const [row] = await executor.insert(categories).values({ name }).returning({ id: categories.id })
  if (!row) throw new Error('An inserted row always comes back.')
  return row.id
}

/** False when there is no such category. */
export async function renameCategory(executor: Executor, id: number, name: string): Promise<boolean> {
  const rows = await executor
    .update(categories)
    .set({ name })
    .where(eq(categories.id, id))
    .returning({ id: categories.id })
  return rows.length > 0
}

/** Its articles stay, without it; gives its name, undefined when there is no such category. */
export async function deleteCategory(executor: Executor, id: number): Promise<string | undefined> {
  const [row] = await executor
    .delete(categories)
    .where(eq(categories.id, id))
    .returning({ name: categories.name })
  return row?.name
}
