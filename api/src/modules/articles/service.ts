import { CodedError } from '@anyam/server/errors'
import type { ArticleBulkInput } from '@arunika/admin-contracts'
import {
  type ArticlePreview,
  type ArticlePreviewInput,
  type FocusPoint,
  MIDDLE_OF_PICTURE,
} from '@arunika/contracts'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import type { Executor } from '../../db/database.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import type { ReceivedForm } from '../../lib/receive-form.ts'
import { sanitiseHtml, showsSomething } from '../../lib/sanitise-html.ts'
import { listOf, type Pieces, readIds } from '../../lib/whole-lists.ts'
import { assertVersion } from '../audit/assert-version.ts'
import type { Session } from '../auth/sessions.ts'
import { removeSaved, takeBegun } from '../edits/service.ts'
import { putInTrash } from '../trash/repository.ts'
import { remakeSocialCard } from '../uploads/public-pictures.ts'
import { createFeaturedImages, FEATURED } from './featured-image.ts'
import {
  type ArticleSnapshot,
  categoriesOf,
  recordArticle,
  recordArticleBaseline,
  recordedArticle,
  restoreContents,
} from './history.ts'
import { readForm } from './input.ts'
import { assertMayEdit, assertStaysUnpublished, authorOnly } from './own-articles.ts'
import { changeArticles } from './placement.ts'
import { MAX_RELATED } from './reader.ts'
import * as repository from './repository.ts'
import * as saving from './saving.ts'
import { toAdminArticle, toAdminRow, toCard } from './wire.ts'

/** The actor in the audit log for scheduled withdrawals. */
const SCHEDULE = { name: 'schedule' }

const CATEGORY_GONE = 'A selected category does not exist any more.'

/** Refuses an article that its form could not publish. */
function assertPublishable(row: repository.AdminArticleRow | undefined) {
  if (!row) return
  const lacks = [
    ...(row.pictures.length === 0 && row.isDraft ? ['a featured image'] : []),
    ...(row.categories.length === 0 ? ['a category'] : []),
    ...(showsSomething(row.content) ? [] : ['a text']),
    ...(Object.values(row.translations).every(({ title, content }) => title && content)
      ? []
      : ['the title or the text of its translation']),
  ]
  if (lacks.length > 0)
    throw invalidFields({ ids: [`“${row.title}” lacks ${lacks.join(' and ')}. Nothing was published.`] })
}

export function createArticleService(context: Context) {
  const { db, lists, store } = context
  const { withImage } = createFeaturedImages(context)

  /** A new social card if the focus point of the same picture moves; undefined if there is nothing to make. */
  async function movedCard(stored: repository.AdminArticleRow | undefined, focus: FocusPoint) {
    const picture = stored?.pictures[0]
    if (!picture || (stored.focus.x === focus.x && stored.focus.y === focus.y)) return undefined
    const socialCard = await remakeSocialCard(store, picture.path, FEATURED, focus)
    return socialCard === undefined ? undefined : { socialCard, of: picture.path }
  }

  /** Locks the article if the sender knows its current version, and records a revision to return to. */
  async function lockVersion(transaction: Executor, id: number, known: string | undefined, by: Session) {
    const found = await repository.lockArticle(transaction, id)
    if (!found) throw new CodedError('article_not_found')
    assertMayEdit(by, found)
    const subject = { subject: 'article', subjectId: id } as const
    await assertVersion(transaction, subject, { known, found, code: 'article_changed' })
    await recordArticleBaseline(transaction, id)
    return found
  }

  /** Call before locking articles, because deleting a category locks in this order too. */
  const lockCategories = repository.existingCategories

  function assertAll(existing: readonly number[], ids: readonly number[]) {
    if (new Set(ids).size > existing.length) throw invalidFields({ 'categories[]': [CATEGORY_GONE] })
  }

  return {
    async *list(): Pieces {
      const ids = await readIds(lists, repository.sortedArticleIds(lists))
      yield* listOf(
        ids,
        (some) => repository.listArticles(lists, some),
        (row) => JSON.stringify(toAdminArticle(row)),
      )
    },

    async page(query: repository.AdminArticleQuery, by: Session) {
      const { entries, ...page } = await repository.listArticlePage(db, query, authorOnly(by))
      return { ...page, entries: entries.map(toAdminRow) }
    },

    /** @throws CodedError article_not_found */
    async forEditing(id: number) {
      const row = await repository.findArticle(db, id)
      if (!row) throw new CodedError('article_not_found')
      return toAdminArticle(row)
    },

    /** A preview's parts that only the api can compute, for an article that is not saved. */
    async preview({ id = 0, hashtags, content, categories }: ArticlePreviewInput): Promise<ArticlePreview> {
      const found = await repository.findCategories(db, categories)
      const article = { id, hashtags: hashtags.replace(/\s+/g, ''), categories: found }
      const related = await repository.listRelated(db, article, MAX_RELATED)
      return { content: sanitiseHtml(content), categories: found, relatedArticles: related.map(toCard) }
    },

    async create(form: ReceivedForm, by: Session) {
      const { file, mediaPicture, values, categoryIds, reserved, merged = '' } = await readForm(form, true)
      assertStaysUnpublished(by, values)
      const focus = { ...MIDDLE_OF_PICTURE, ...values.focus }
      return withImage({ file, mediaPicture, focus, alt: values.imageAlt }, by, (take) =>
        change(context, 'articles', async (transaction, only) => {
          const image = await take(transaction)
          assertAll(await lockCategories(transaction, categoryIds), categoryIds)
          const entry = { kind: 'article', id: reserved ?? 0 } as const
          const begun = reserved ? await takeBegun(transaction, entry, authorOnly(by)) : undefined
          const authorId = begun?.authorId ?? by.administratorId
          const newValues = { ...values, ...image, authorId }
          const saved = await saving.insertArticle(transaction, newValues, categoryIds, begun?.id)
          await recordArticle(transaction, by, 'created', saved.id)
          if (begun) await removeSaved(transaction, entry, merged)
          if (values.isDraft) only([saved.id])
          return saved
        }),
      )
    },

    async edit(id: number, form: ReceivedForm, by: Session) {
      const stored = await repository.findArticle(db, id)
      // An article that was already published without a picture may stay so.
      const lacksPicture = stored?.isDraft === true && stored.pictures.length === 0
      const { file, mediaPicture, values, categoryIds, known, merged } = await readForm(form, lacksPicture)
      assertStaysUnpublished(by, values)
      // A coordinate missing from the form stays unchanged.
      const focus = { ...MIDDLE_OF_PICTURE, ...stored?.focus, ...values.focus }
      return withImage({ file, mediaPicture, focus, alt: values.imageAlt }, by, async (take) => {
        const card = file || mediaPicture ? undefined : await movedCard(stored, focus)
        return change(context, 'articles', async (transaction, only) => {
          const image = await take(transaction)
          const existing = await lockCategories(transaction, categoryIds)
          const found = await lockVersion(transaction, id, known, by)
          assertAll(existing, categoryIds)
          // Another picture may have been saved meanwhile, which this card does not show.
          const moved = card && found.pictures[0]?.path === card.of ? { socialCard: card.socialCard } : {}
          const newValues = { ...values, ...moved, ...image }
          const saved = await changeArticles(transaction, [id], only, () =>
            saving.updateArticle(transaction, id, newValues, categoryIds),
          )
          await recordArticle(transaction, by, 'changed', id)
          if (merged) await removeSaved(transaction, { kind: 'article', id }, merged)
          return saved
        })
      })
    },

    /**
     * Restores the contents of one of the article's revisions. @throws CodedError article_not_found or article_changed
     */
    restore: (id: number, snapshot: ArticleSnapshot, known: string | undefined, by: Session) =>
      change(context, 'articles', async (transaction, only) => {
        const categoryIds = await categoriesOf(transaction, snapshot)
        await lockVersion(transaction, id, known, by)
        const saved = await changeArticles(transaction, [id], only, () =>
          restoreContents(transaction, id, snapshot, categoryIds),
        )
        await recordArticle(transaction, by, 'restored', id)
        return saved
      }),

    /**
     * Applies one action to several articles, all or none; missing ones are skipped.
     * @returns number of articles changed
     * @throws CodedError 422 naming what an article lacks to be published
     */
    bulk: (input: ArticleBulkInput, by: Session): Promise<number> =>
      change(context, 'articles', async (transaction, only) => {
        if (input.action === 'categorise')
          assertAll(await lockCategories(transaction, [input.category]), [input.category])
        const ids: number[] = []
        // A fixed order prevents deadlocks between two requests.
        for (const id of [...new Set(input.ids)].toSorted((a, b) => a - b))
          if (await repository.lockArticle(transaction, id)) ids.push(id)
        await changeArticles(transaction, ids, only, async () => {
          for (const id of ids) {
            await recordArticleBaseline(transaction, id)
            if (input.action === 'categorise') await saving.addCategory(transaction, id, input.category)
            else {
              if (input.action === 'publish') assertPublishable(await repository.findArticle(transaction, id))
              await saving.setPublished(transaction, id, input.action === 'publish')
            }
            await recordArticle(transaction, by, 'changed', id)
          }
        })
        return ids.length
      }),

    /** Turns expired articles into drafts. @returns number of articles */
    async withdrawOver(): Promise<number> {
      const over = await repository.listOver(db)
      for (const { id } of over)
        await change(context, 'articles', async (transaction, only) => {
          only([id])
          if (!(await repository.lockArticle(transaction, id))) return
          await recordArticleBaseline(transaction, id)
          await saving.setPublished(transaction, id, false)
          await recordArticle(transaction, SCHEDULE, 'changed', id)
        })
      return over.length
    },

    /** Moves the article to the trash; its files stay for its revisions. */
    remove: (id: number, by: Session) =>
      change(context, 'articles', async (transaction, only) => {
        only([id])
        await lockVersion(transaction, id, undefined, by)
        const row = await repository.findArticle(transaction, id)
        if (row) await putInTrash(transaction, by, recordedArticle(row))
        await saving.deleteArticle(transaction, id)
      }),
  }
}

export type ArticleService = ReturnType<typeof createArticleService>
