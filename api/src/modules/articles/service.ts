import {
  ARTICLE_IMAGE_REQUIRED,
  type ArticlePreview,
  type ArticlePreviewInput,
  articleDraftInput,
  articleInput,
  type FocusPoint,
  MIDDLE_OF_PICTURE,
} from '@arunika/contracts'
import { truncate } from '@arunika/text'
import type * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import type { Executor } from '../../db/database.ts'
import { assertValid, type Checked, check } from '../../lib/check.ts'
import { CodedError, type FieldErrors, invalidFields, isRefusal } from '../../lib/errors.ts'
import type { ReceivedFile, ReceivedForm } from '../../lib/receive-form.ts'
import { excerptOf, sanitiseHtml, showsSomething } from '../../lib/sanitise-html.ts'
import { assertVersion } from '../audit/assert-version.ts'
import { type Actor, record } from '../audit/repository.ts'
import { pastedPictures } from '../uploads/pasted-pictures.ts'
import {
  type Picture,
  type PictureKind,
  pictureFileError,
  remakeSocialCard,
  storePictures,
  storeSocialCard,
} from '../uploads/public-pictures.ts'
import { createPublicationClock } from './publication-clock.ts'
import { MAX_RELATED } from './reader.ts'
import * as repository from './repository.ts'
import { toAdminArticle, toAdminRow, toCard } from './wire.ts'

const FEATURED: PictureKind = { folder: 'articles', field: 'featured_image' }
/** What is stored of a featured picture. */
interface StoredImage {
  pictures: Picture[]
  socialCard: string | null
}

const filesOf = ({ pictures, socialCard }: StoredImage) => [
  ...pictures.map((picture) => picture.path),
  ...(socialCard === null ? [] : [socialCard]),
]

/** What the audit log calls it. */
const article = ({ title }: { title: string }) => ({ subject: 'article', title }) as const

/** Characters of the title made from an untitled draft's first words. */
const DRAFT_TITLE_LENGTH = 80

const CATEGORY_GONE = 'A selected category does not exist any more.'

/** A draft may lack what a published article needs: its first words become the title, and today its date. */
function checkDraft(fields: object): Checked<z.output<typeof articleInput>> {
  const { value, errors } = check(articleDraftInput, fields)
  if (errors) return { errors }
  const { title, date, content = '', 'categories[]': categories = [], ...rest } = value
  return {
    value: {
      ...rest,
      title: title || truncate(excerptOf(content), DRAFT_TITLE_LENGTH),
      date: date || new Date().toISOString().slice(0, 10),
      content,
      'categories[]': categories,
    },
  }
}

/** Text fields as they are stored: HTML sanitised, nothing that shows a reader nothing. */
function readInput(form: ReceivedForm, fileErrors: FieldErrors) {
  const { content } = form.fields
  const clean = typeof content === 'string' ? sanitiseHtml(content) : ''
  const fields: ReceivedForm['fields'] = { ...form.fields, content: showsSomething(clean) ? clean : '' }
  const input = assertValid(
    fields.draft === '1' ? checkDraft(fields) : check(articleInput, fields),
    fileErrors,
  )
  const { title, date, hashtags, image_alt, image_focus_x: x, image_focus_y: y } = input
  return {
    categoryIds: input['categories[]'],
    /** The version that was changed; undefined when the sender does not say. */
    known: input.if_updated_at,
    values: {
      title,
      date,
      hashtags,
      content: input.content,
      excerpt: excerptOf(input.content),
      isDraft: input.draft === '1',
      publishAt: input.publish_at ? new Date(input.publish_at) : null,
      ...(image_alt === undefined ? {} : { imageAlt: image_alt }),
      focus: { ...(x === undefined ? {} : { x }), ...(y === undefined ? {} : { y }) },
    },
  }
}

/** @param lacksPicture whether the article has none yet, and so cannot come before readers without one */
async function readForm(form: ReceivedForm, lacksPicture: boolean) {
  const [file] = form.files
  const isRequired = lacksPicture && form.fields.draft !== '1'
  const message = file ? await pictureFileError(file) : isRequired ? ARTICLE_IMAGE_REQUIRED : undefined
  return { file, ...readInput(form, message === undefined ? {} : { featured_image: [message] }) }
}

export function createArticleService(context: Context) {
  const { db, responseCache, store } = context
  const clock = createPublicationClock(context)

  /** Stores the new picture, runs the work, and takes the picture away again when the work fails. */
  async function withImage<Saved>(
    file: ReceivedFile | undefined,
    focus: FocusPoint,
    work: (image: StoredImage) => Promise<Saved>,
  ): Promise<Saved> {
    const image: StoredImage = { pictures: [], socialCard: null }
    try {
      if (file) image.pictures = await storePictures(store, file.tempPath, FEATURED)
      if (file) image.socialCard = await storeSocialCard(store, file.tempPath, FEATURED, focus)
      return await work(image)
    } catch (error) {
      // After a lost connection the article may have been saved: then the sweep decides.
      if (isRefusal(error)) await store.remove('public', filesOf(image))
      throw error
    }
  }

  /** The card of a picture that stays while its focus point moves; undefined while there is nothing to make. */
  async function movedCard(stored: repository.AdminArticleRow | undefined, focus: FocusPoint) {
    const picture = stored?.pictures[0]
    if (!picture || (stored.focus.x === focus.x && stored.focus.y === focus.y)) return undefined
    const socialCard = await remakeSocialCard(store, picture.path, FEATURED, focus)
    return socialCard === undefined ? undefined : { socialCard, of: picture.path }
  }

  async function assertCategories(transaction: Executor, ids: readonly number[]) {
    const existing = await repository.existingCategories(transaction, ids)
    if (new Set(ids).size > existing.length) throw invalidFields({ 'categories[]': [CATEGORY_GONE] })
  }

  /** Removes files that only a former version of an article needed. */
  async function removeUnused(files: readonly string[], oldContent: string, newContent = '') {
    const stillPasted = new Set(pastedPictures(newContent))
    const names = [...files]
    for (const name of pastedPictures(oldContent)) {
      // The picture may have been copied into another article's text.
      if (!stillPasted.has(name) && !(await repository.isPictureInUse(db, name))) names.push(name)
    }
    await store.remove('public', names)
  }

  return {
    list: () =>
      responseCache.get('articles', 'admin/articles', async () => {
        await clock.set()
        return (await repository.listArticles(db)).map(toAdminArticle)
      }),

    async page(query: repository.AdminArticleQuery) {
      const { entries, ...page } = await repository.listArticlePage(db, query)
      return { ...page, entries: entries.map(toAdminRow) }
    },

    /** @throws CodedError article_not_found */
    async forEditing(id: number) {
      const row = await repository.findArticle(db, id)
      if (!row) throw new CodedError('article_not_found')
      return toAdminArticle(row)
    },

    /** What readers would see of an article that is not saved: its parts that only the api knows. */
    async preview({ id = 0, hashtags, content, categories }: ArticlePreviewInput): Promise<ArticlePreview> {
      const found = await repository.findCategories(db, categories)
      const article = { id, hashtags: hashtags.replace(/\s+/g, ''), categories: found }
      const related = await repository.listRelated(db, article, MAX_RELATED)
      return { content: sanitiseHtml(content), categories: found, relatedArticles: related.map(toCard) }
    },

    async create(form: ReceivedForm, by: Actor) {
      const { file, values, categoryIds } = await readForm(form, true)
      return withImage(file, { ...MIDDLE_OF_PICTURE, ...values.focus }, (image) =>
        change(context, 'articles', async (transaction) => {
          await assertCategories(transaction, categoryIds)
          const saved = await repository.insertArticle(transaction, { ...values, ...image }, categoryIds)
          await record(transaction, by, { action: 'created', subjectId: saved.id, ...article(values) })
          return saved
        }),
      )
    },

    async edit(id: number, form: ReceivedForm, by: Actor) {
      const stored = await repository.findArticle(db, id)
      // An article that readers have seen without a picture may stay so.
      const lacksPicture = stored?.isDraft === true && stored.pictures.length === 0
      const { file, values, categoryIds, known } = await readForm(form, lacksPicture)
      const subject = { subjectId: id, ...article(values) }
      // A coordinate that the form does not name stays as it was.
      const focus = { ...MIDDLE_OF_PICTURE, ...stored?.focus, ...values.focus }
      return withImage(file, focus, async (image) => {
        const card = file ? undefined : await movedCard(stored, focus)
        if (card) image.socialCard = card.socialCard
        const { before, saved, replaced } = await change(context, 'articles', async (transaction) => {
          const found = await repository.lockArticle(transaction, id)
          if (!found) throw new CodedError('article_not_found')
          await assertVersion(transaction, subject, { known, found, code: 'article_changed' })
          await assertCategories(transaction, categoryIds)
          // Meanwhile another picture may have been saved, whose card this is not.
          const moved = card && found.pictures[0]?.path === card.of ? { socialCard: card.socialCard } : {}
          const newValues = file ? { ...values, ...image } : { ...values, ...moved }
          const version = await repository.updateArticle(transaction, id, newValues, categoryIds)
          await record(transaction, by, { action: 'changed', ...subject })
          const oldCard = 'socialCard' in moved ? found.socialCard : card?.socialCard
          return { before: found, saved: version, replaced: oldCard ? [oldCard] : [] }
        })
        await removeUnused(file ? filesOf(before) : replaced, before.content, values.content)
        return saved
      })
    },

    async remove(id: number, by: Actor) {
      const before = await change(context, 'articles', async (transaction) => {
        const found = await repository.lockArticle(transaction, id)
        if (!found) throw new CodedError('article_not_found')
        await repository.deleteArticle(transaction, id)
        await record(transaction, by, { action: 'deleted', subjectId: id, ...article(found) })
        return found
      })
      await removeUnused(filesOf(before), before.content)
    },
  }
}

export type ArticleService = ReturnType<typeof createArticleService>
