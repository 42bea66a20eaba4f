import {
  type AdminArticle,
  ARTICLE_CATEGORY_REQUIRED,
  ARTICLE_IMAGE_REQUIRED,
  ARTICLE_IMAGE_TYPES,
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

export type ArticleDraft = z.input<typeof editedArticle>
export type ArticleFields = z.output<typeof editedArticle>

export const draftOf = (article?: AdminArticle): ArticleDraft => ({
  title: article?.title ?? '',
  date: article?.date ?? '',
  featured_image: undefined,
  image_alt: article?.featured_image?.alt ?? '',
  image_focus_x: article?.featured_image?.focus?.x ?? 50,
  image_focus_y: article?.featured_image?.focus?.y ?? 50,
  hashtags: article?.hashtags ?? '',
  content: article?.content ?? '',
  categories: article?.categories.map(({ id }) => id) ?? [],
  draft: article?.status === 'draft' ? '1' : '',
  publish_at: article?.status === 'scheduled' ? (article.publishAt ?? '') : '',
  if_updated_at: article?.updatedAt ?? '',
})

export type ArticleControl = Control<ArticleDraft, unknown, ArticleFields>
