import {
  ARTICLE_CATEGORY_REQUIRED,
  ARTICLE_IMAGE_REQUIRED,
  ARTICLE_IMAGE_TYPES,
  type Article,
  articleInput,
} from '@arunika/shared/contracts'
import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'

const WRONG_IMAGE = 'Only JPG, JPEG, PNG and WEBP images are allowed.'

const { 'categories[]': _, ...texts } = articleInput.shape

/** Without the brackets that the wire has: a form library reads them as a path. */
const categories = z.array(z.int()).check(z.minLength(1, ARTICLE_CATEGORY_REQUIRED))

const image = z
  .optional(z.instanceof(File))
  .check(z.refine((file) => !file || ARTICLE_IMAGE_TYPES.includes(file.type), WRONG_IMAGE))

/** Fields of a changed article: without a new picture it keeps its own. */
export const editedArticle = z.object({ ...texts, categories, featured_image: image })

export const createdArticle = z.extend(editedArticle, {
  featured_image: image.check(z.refine((file) => file !== undefined, ARTICLE_IMAGE_REQUIRED)),
})

type ArticleDraft = z.input<typeof editedArticle>
export type ArticleFields = z.output<typeof editedArticle>

export const draftOf = (article?: Article): ArticleDraft => ({
  title: article?.title ?? '',
  date: article?.date ?? '',
  featured_image: undefined,
  hashtags: article?.hashtags ?? '',
  content: article?.content ?? '',
  categories: article?.categories.map(({ id }) => id) ?? [],
})

export type ArticleControl = Control<ArticleDraft, unknown, ArticleFields>
