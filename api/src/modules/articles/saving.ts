import type { FocusPoint } from '@arunika/contracts'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { articleCategories, articles } from '../../db/schema/index.ts'

import { deleteEdits } from '../edits/repository.ts'

type Columns = typeof articles.$inferInsert
export interface ArticleValues
  extends Omit<
    Columns,
    'id' | 'createdAt' | 'updatedAt' | 'imageFocusX' | 'imageFocusY' | 'hasCategory' | 'translatedVector'
  > {
  /** An omitted coordinate stays unchanged. */
  focus?: Partial<FocusPoint>
}

const toColumns = <Values extends Partial<ArticleValues>>({ focus = {}, ...values }: Values) => ({
  ...values,
  ...(focus.x === undefined ? {} : { imageFocusX: focus.x }),
  ...(focus.y === undefined ? {} : { imageFocusY: focus.y }),
})

/** Inserts before it deletes, so that `hasCategory` changes only if necessary. */
async function setCategories(executor: Executor, articleId: number, categoryIds: readonly number[]) {
  const ids = [...new Set(categoryIds)]
  if (ids.length > 0)
    await executor
      .insert(articleCategories)
      .values(ids.map((categoryId) => ({ articleId, categoryId })))
      .onConflictDoNothing()
  await executor
    .delete(articleCategories)
    .where(and(eq(articleCategories.articleId, articleId), notInArray(articleCategories.categoryId, ids)))
}

const version = { id: articles.id, updatedAt: articles.updatedAt }

/** @param reserved id that was reserved for it */
export async function insertArticle(
  executor: Executor,
  values: ArticleValues,
  categoryIds: readonly number[],
  reserved?: number,
) {
  const hasCategory = categoryIds.length > 0
  const columns = { ...toColumns(values), hasCategory }
  const insert = executor.insert(articles)
  const [row] = await (reserved === undefined
    ? insert.values(columns)
    : insert.overridingSystemValue().values({ ...columns, id: reserved })
  ).returning(version)
  if (!row) throw new Error('An inserted row always comes back.')
  await setCategories(executor, row.id, categoryIds)
  return row
}

/** Restores a deleted article under its id. */
export async function reinsertArticle(
  executor: Executor,
  values: ArticleValues & { id: number; createdAt: Date },
  categoryIds: readonly number[],
) {
  await executor
    .insert(articles)
    .overridingSystemValue()
    .values({ ...toColumns(values), id: values.id })
  await setCategories(executor, values.id, categoryIds)
}

export async function updateArticle(
  executor: Executor,
  id: number,
  values: Partial<ArticleValues>,
  categoryIds: readonly number[],
) {
  const [row] = await executor
    .update(articles)
    .set({ ...toColumns(values), updatedAt: new Date() })
    .where(eq(articles.id, id))
    .returning(version)
  if (!row) throw new Error('A locked row is there to be updated.')
  await setCategories(executor, id, categoryIds)
  return row
}

/** Changes parts of an article, which stays in its categories. */
export const setContents = (executor: Executor, id: number, values: Partial<ArticleValues>) =>
  executor
    .update(articles)
    .set({ ...toColumns(values), updatedAt: new Date() })
    .where(eq(articles.id, id))

/** Publishes the article at once, or unpublishes it. */
export const setPublished = (executor: Executor, id: number, isPublished: boolean) =>
  executor
    .update(articles)
    .set({
      isDraft: !isPublished,
      publishAt: null,
      unpublishAt: null,
      reviewRequestedAt: null,
      updatedAt: new Date(),
    })
    .where(eq(articles.id, id))

/** Adds the article to a category, in addition to its existing ones. */
export async function addCategory(executor: Executor, articleId: number, categoryId: number) {
  await executor.insert(articleCategories).values({ articleId, categoryId }).onConflictDoNothing()
  await executor.update(articles).set({ updatedAt: new Date() }).where(eq(articles.id, articleId))
}

/** Deletes an article with its unsaved edits. */
export async function deleteArticle(executor: Executor, id: number) {
  await deleteEdits(executor, { kind: 'article', id })
  await executor.delete(articles).where(eq(articles.id, id))
}
