import { inArray } from 'drizzle-orm'
import { articles } from '../../db/schema/index.ts'
import type { PastKind } from '../revisions/kind.ts'
import type { ArticleSnapshot } from './history.ts'

type Facts = Pick<ArticleSnapshot, 'isDraft' | 'publishAt' | 'unpublishAt'>

const { id, title, createdAt, isDraft, publishAt, unpublishAt } = articles

/** The articles that readers could see at a past time. */
export const pastArticles: PastKind<Facts> = {
  table: articles,
  wasShown: ({ isDraft, publishAt, unpublishAt }, at) =>
    !isDraft && (!publishAt || new Date(publishAt) <= at) && (!unpublishAt || new Date(unpublishAt) > at),
  now: async (executor, ids) => {
    const columns = { id, title, createdAt, isDraft, publishAt, unpublishAt }
    const rows = await executor.select(columns).from(articles).where(inArray(id, ids))
    return rows.map(({ publishAt, unpublishAt, ...row }) => ({
      ...row,
      publishAt: publishAt?.toISOString() ?? null,
      unpublishAt: unpublishAt?.toISOString() ?? null,
    }))
  },
}
