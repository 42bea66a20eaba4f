import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { ARTICLE_IMAGE_REQUIRED, articleInput } from '@arunika/shared/contracts'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import type { Executor } from '../../db/database.ts'
import { check, insist } from '../../lib/check.ts'
import { CodedError, type FieldErrors, invalidFields, isRefusal } from '../../lib/errors.ts'
import { agreedPictureFormat, makeWebPictures, pictureFault, TOO_MANY_PIXELS } from '../../lib/pictures.ts'
import type { ReceivedFile, ReceivedForm } from '../../lib/receive-form.ts'
import { excerptOf, sanitiseHtml, showsSomething } from '../../lib/sanitise-html.ts'
import { pastedPictures } from '../uploads/pasted-pictures.ts'
import * as repository from './repository.ts'
import { toArticle, toCard } from './wire.ts'

const MAX_RELATED = 12
const WRONG_PICTURE = 'Only JPG, JPEG, PNG and WEBP images are allowed.'
const CATEGORY_GONE = 'A selected category does not exist any more.'

type Picture = { path: string; width: number; height: number }

async function pictureError(file: ReceivedFile): Promise<string | undefined> {
  if (!(await agreedPictureFormat(file))) return WRONG_PICTURE
  const fault = await pictureFault(file.draft)
  if (fault === undefined) return undefined
  return fault === 'too-many-pixels' ? TOO_MANY_PIXELS : WRONG_PICTURE
}

/** Text fields as they are stored: HTML sanitised, nothing that shows a reader nothing. */
function readInput(form: ReceivedForm, fileErrors: FieldErrors) {
  const { content } = form.fields
  const clean = typeof content === 'string' ? sanitiseHtml(content) : ''
  const fields = { ...form.fields, content: showsSomething(clean) ? clean : '' }
  const { 'categories[]': categoryIds, ...values } = insist(check(articleInput, fields), fileErrors)
  return { categoryIds, values: { ...values, excerpt: excerptOf(values.content) } }
}

async function readForm(form: ReceivedForm, pictureRequired: boolean) {
  const [file] = form.files
  const message = file ? await pictureError(file) : pictureRequired ? ARTICLE_IMAGE_REQUIRED : undefined
  return { file, ...readInput(form, message === undefined ? {} : { featured_image: [message] }) }
}

export function createArticleService(context: Context) {
  const { db, kept, store } = context

  async function storePictures(source: string): Promise<Picture[]> {
    const name = `articles/${randomUUID()}`
    const drafts = new Map<number, string>()
    const targetOf = (width: number) => {
      const draft = store.draft()
      drafts.set(width, draft)
      return draft
    }
    const pictures: Picture[] = []
    try {
      for (const size of await makeWebPictures(source, targetOf)) {
        const path = `${name}-${size.width}.webp`
        await store.keep(drafts.get(size.width) ?? '', 'public', path)
        pictures.push({ path, ...size })
      }
      return pictures
    } catch (error) {
      await Promise.all([...drafts.values()].map((draft) => rm(draft, { force: true })))
      await store.remove(
        'public',
        pictures.map((picture) => picture.path),
      )
      throw error
    }
  }

  /** Stores the new picture, runs the work, and takes the picture away again when the work fails. */
  async function withPictures(file: ReceivedFile | undefined, work: (pictures: Picture[]) => Promise<void>) {
    const pictures = file ? await storePictures(file.draft) : []
    try {
      await work(pictures)
    } catch (error) {
      // After a broken connection the article may stand all the same: then the sweep decides.
      if (isRefusal(error))
        await store.remove(
          'public',
          pictures.map((picture) => picture.path),
        )
      throw error
    }
  }

  async function insistOnCategories(transaction: Executor, ids: readonly number[]) {
    const existing = await repository.existingCategories(transaction, ids)
    if (new Set(ids).size > existing.length) throw invalidFields({ 'categories[]': [CATEGORY_GONE] })
  }

  /** Removes files that only a former version of an article needed. */
  async function removeUnused(pictures: readonly Picture[], oldContent: string, newContent = '') {
    const stillPasted = new Set(pastedPictures(newContent))
    const names = pictures.map((picture) => picture.path)
    for (const name of pastedPictures(oldContent)) {
      // The picture may have been copied into another article's text.
      if (!stillPasted.has(name) && !(await repository.isPictureInUse(db, name))) names.push(name)
    }
    await store.remove('public', names)
  }

  return {
    list: () =>
      kept.get('articles', 'articles', async () => (await repository.listArticles(db)).map(toArticle)),

    cards: () =>
      kept.get('articles', 'articles?view=cards', async () =>
        (await repository.listArticles(db)).map(toCard),
      ),

    /** @throws CodedError article_not_found */
    detail: (id: number) =>
      kept.get('articles', `articles/${id}`, async () => {
        const row = await repository.findArticle(db, id)
        if (!row) throw new CodedError('article_not_found')
        const related = await repository.listRelated(db, row, MAX_RELATED)
        return { article: toArticle(row), relatedArticles: related.map(toCard) }
      }),

    /** @throws CodedError article_not_found */
    async forEditing(id: number) {
      const row = await repository.findArticle(db, id)
      if (!row) throw new CodedError('article_not_found')
      return toArticle(row)
    },

    async create(form: ReceivedForm) {
      const { file, values, categoryIds } = await readForm(form, true)
      await withPictures(file, (pictures) =>
        change(context, 'articles', async (transaction) => {
          await insistOnCategories(transaction, categoryIds)
          await repository.insertArticle(transaction, { ...values, pictures }, categoryIds)
        }),
      )
    },

    async edit(id: number, form: ReceivedForm) {
      const { file, values, categoryIds } = await readForm(form, false)
      await withPictures(file, async (pictures) => {
        const before = await change(context, 'articles', async (transaction) => {
          const found = await repository.lockArticle(transaction, id)
          if (!found) throw new CodedError('article_not_found')
          await insistOnCategories(transaction, categoryIds)
          const newValues = file ? { ...values, pictures } : values
          await repository.updateArticle(transaction, id, newValues, categoryIds)
          return found
        })
        await removeUnused(file ? before.pictures : [], before.content, values.content)
      })
    },

    async remove(id: number) {
      const before = await change(context, 'articles', async (transaction) => {
        const found = await repository.lockArticle(transaction, id)
        if (!found) throw new CodedError('article_not_found')
        await repository.deleteArticle(transaction, id)
        return found
      })
      await removeUnused(before.pictures, before.content)
    },
  }
}

export type ArticleService = ReturnType<typeof createArticleService>
