import { inArray, sql } from 'drizzle-orm'
import type { NameChanged } from '../../db/changes.ts'
import type { Executor } from '../../db/database.ts'
import { articleCategories, articles } from '../../db/schema/index.ts'
import { published } from './repository.ts'

/** Properties that decide under which articles this one is listed. */
interface Placement {
  isPublished: boolean
  /** Not published yet. */
  isScheduled: boolean
  date: string
  hashtags: string
  categories: number[]
}

async function findPlacements(executor: Executor, ids: readonly number[]): Promise<Map<number, Placement>> {
  const rows = await executor
    .select({
      id: articles.id,
      isPublished: sql<boolean>`${published}`,
      isScheduled: sql<boolean>`not ${articles.isDraft} and coalesce(${articles.publishAt} > now(), false)`,
      date: articles.date,
      hashtags: articles.hashtags,
      categories: sql<number[]>`array(select category_id from ${articleCategories} ac
        where ac.article_id = ${articles}.id order by category_id)`,
    })
    .from(articles)
    .where(inArray(articles.id, [...ids]))
  return new Map(rows.map(({ id, ...placement }) => [id, placement]))
}

/** True if it may now appear among the related articles of others, or will later by schedule. */
function appears(before: Placement | undefined, after: Placement | undefined): boolean {
  if (!after?.isPublished) return after?.isScheduled ?? false
  return JSON.stringify(before) !== JSON.stringify(after)
}

/** Changes locked articles. Cached responses about other articles stay valid unless one of these may appear in them. */
export async function changeArticles<T>(
  executor: Executor,
  ids: readonly number[],
  only: NameChanged,
  work: () => Promise<T>,
): Promise<T> {
  const before = await findPlacements(executor, ids)
  const result = await work()
  const after = await findPlacements(executor, ids)
  if (!ids.some((id) => appears(before.get(id), after.get(id)))) only(ids)
  return result
}
