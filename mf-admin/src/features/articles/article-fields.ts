import { pictureError } from '@arunika/admin-contracts'
import {
  type AdminArticle,
  ARTICLE_CATEGORY_REQUIRED,
  ARTICLE_IMAGE_REQUIRED,
  articleDraftInput,
  articleInput,
} from '@arunika/contracts'
import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'

const image = z
  .optional(z.instanceof(File))
  .check(
    z.refine((file) => !file || !pictureError(file), { error: ({ input }) => pictureError(input as File) }),
  )

/** Without the brackets that the wire has: a form library reads them as a path. */
const categories = z.array(z.int())

const { 'categories[]': _, ...texts } = articleInput.shape
const { 'categories[]': _categories, ...articleTexts } = articleDraftInput.shape

/** Fields of an article for readers, that has a picture already. */
const changedArticle = z.object({
  ...texts,
  categories: categories.check(z.minLength(1, ARTICLE_CATEGORY_REQUIRED)),
  featured_image: image,
})

const firstArticle = z.extend(changedArticle, {
  featured_image: image.check(z.refine((file) => file !== undefined, ARTICLE_IMAGE_REQUIRED)),
})

const unpublishedArticle = z.object({ ...articleTexts, categories, featured_image: image }).check(
  z.refine(({ title, content }) => Boolean(title || content), {
    error: 'Article title is required.',
    path: ['title'],
  }),
)

/** Validation of the fields: almost nothing for a draft, everything for a published article. */
export function articleRules(article: AdminArticle | undefined) {
  const isNew = !article || (article.status === 'draft' && !article.featured_image_path)
  const published = isNew ? firstArticle : changedArticle
  return (values: ArticleFormValues): typeof changedArticle =>
    values.draft === '1' ? (unpublishedArticle as unknown as typeof changedArticle) : published
}

export type ArticleFormValues = z.input<typeof changedArticle>
export type ArticleFields = z.output<typeof changedArticle>

export const formValuesOf = (article?: AdminArticle): ArticleFormValues => ({
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

export type ArticleControl = Control<ArticleFormValues, unknown, ArticleFields>
