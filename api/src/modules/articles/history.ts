import type { AdminArticle } from '@arunika/contracts'
import type { Executor } from '../../db/database.ts'
import { excerptOf } from '../../lib/sanitise-html.ts'
import type { Actor, Deed } from '../audit/repository.ts'
import { type Recorded, recordBaseline, recordSave } from '../revisions/repository.ts'
import { pastedPictures } from '../uploads/pasted-pictures.ts'
import * as repository from './repository.ts'
import * as saving from './saving.ts'
import { toAdminArticle } from './wire.ts'

type Contents = Omit<
  repository.AdminArticleRow,
  | 'id'
  | 'excerpt'
  | 'isDraft'
  | 'publishAt'
  | 'unpublishAt'
  | 'isOver'
  | 'isPublished'
  | 'authorId'
  | 'reviewRequestedAt'
  | 'createdAt'
  | 'updatedAt'
>

/** Fields present in every snapshot. */
type FirstContents = Pick<
  Contents,
  'title' | 'date' | 'hashtags' | 'content' | 'pictures' | 'socialCard' | 'imageAlt' | 'focus' | 'categories'
>

/** Defaults for fields that older snapshots lack. */
const LATER: Omit<Contents, keyof FirstContents> = {
  slug: '',
  seoTitle: '',
  seoDescription: '',
  byline: '',
  linkedPages: '',
  translations: {},
}

/** An article as stored in its revisions; instants as ISO 8601. */
export interface ArticleSnapshot extends FirstContents, Partial<typeof LATER> {
  isDraft: boolean
  publishAt: string | null
  /** Missing in older snapshots, as is the author. */
  unpublishAt?: string | null
  authorId?: number | null
  createdAt: string
}

/** Public files needed only by this article's featured picture. */
const filesOf = ({
  pictures,
  socialCard,
  content,
  translations = {},
}: Pick<ArticleSnapshot, 'pictures' | 'socialCard' | 'content' | 'translations'>) => [
  ...pictures.map(({ path }) => path),
  ...(socialCard ? [socialCard] : []),
  ...pastedPictures(
    content +
      Object.values(translations)
        .map((texts) => texts.content)
        .join(''),
  ),
]

export function recordedArticle(row: repository.AdminArticleRow): Recorded {
  const {
    id,
    excerpt: _,
    isPublished: _now,
    isOver: _over,
    reviewRequestedAt: _requested,
    updatedAt: _at,
    ...entry
  } = row
  const snapshot: ArticleSnapshot = {
    ...entry,
    publishAt: row.publishAt?.toISOString() ?? null,
    unpublishAt: row.unpublishAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
  return { subject: 'article', subjectId: id, title: row.title, snapshot, files: filesOf(row) }
}

/** Call before the first change of an article in a transaction. */
export const recordArticleBaseline = (executor: Executor, id: number) =>
  recordBaseline(executor, { subject: 'article', subjectId: id }, async () => {
    const row = await repository.findArticle(executor, id)
    return row && { ...recordedArticle(row), updatedAt: row.updatedAt }
  })

/** Call after the last change of an article in a transaction. */
export async function recordArticle(executor: Executor, by: Actor, action: Deed['action'], id: number) {
  const row = await repository.findArticle(executor, id)
  if (row) await recordSave(executor, by, action, recordedArticle(row))
}

const instantOf = (text: string | null | undefined) => (text ? new Date(text) : null)

const contentsOf = (snapshot: ArticleSnapshot) => {
  const {
    categories: _,
    createdAt: _at,
    authorId: _by,
    isDraft: _hidden,
    publishAt: _from,
    unpublishAt: _to,
    ...values
  } = snapshot
  return { ...LATER, ...values, excerpt: excerptOf(values.content) }
}

/** The article's categories that still exist. Locks them until the transaction ends. */
export const categoriesOf = (executor: Executor, { categories }: ArticleSnapshot) =>
  repository.existingCategories(
    executor,
    categories.map(({ id }) => id),
  )

/** Gives the article the contents of a revision; its visibility stays unchanged. */
export const restoreContents = (
  executor: Executor,
  id: number,
  snapshot: ArticleSnapshot,
  categoryIds: readonly number[],
) => saving.updateArticle(executor, id, contentsOf(snapshot), categoryIds)

/** Restores a deleted article under its id. */
export async function reinsertArticle(executor: Executor, id: number, snapshot: ArticleSnapshot) {
  const { authorId = null, isDraft, publishAt, unpublishAt, createdAt } = snapshot
  const categoryIds = await categoriesOf(executor, snapshot)
  await saving.reinsertArticle(
    executor,
    {
      id,
      ...contentsOf(snapshot),
      authorId,
      isDraft,
      publishAt: instantOf(publishAt),
      unpublishAt: instantOf(unpublishAt),
      createdAt: new Date(createdAt),
    },
    categoryIds,
  )
}

/** The article of a revision, as its form expects it. */
export function toRevisedArticle(id: number, snapshot: ArticleSnapshot, updatedAt: Date): AdminArticle {
  const publishAt = instantOf(snapshot.publishAt)
  return toAdminArticle({
    ...LATER,
    ...snapshot,
    id,
    excerpt: '',
    publishAt,
    unpublishAt: instantOf(snapshot.unpublishAt),
    isOver: false,
    authorId: null,
    reviewRequestedAt: null,
    createdAt: new Date(snapshot.createdAt),
    updatedAt,
    isPublished: publishAt === null || publishAt <= updatedAt,
  })
}
