import { pictureError } from '@arunika/admin-contracts'
import {
  type AdminArticle,
  ARTICLE_CATEGORY_REQUIRED,
  ARTICLE_IMAGE_REQUIRED,
  type ArticleTranslation,
  articleDraftInput,
  articleInput,
  focusPoint,
  MIDDLE_OF_PICTURE,
  wholeArticleTranslations,
} from '@arunika/contracts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Control, Resolver, UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { type TranslatedText, translatedValues } from '../../components/translation/translated-texts.ts'
import { translationResolver } from '../../components/translation/translation-resolver.ts'

/** Texts for readers. */
export const READ_TEXTS = [
  { name: 'title', label: 'Title', kind: 'single-line' },
  { name: 'content', label: 'Content', kind: 'rich' },
] as const satisfies readonly TranslatedText[]

/** Texts for search engines and messengers. */
export const SEARCH_TEXTS = [
  { name: 'seo_title', label: 'Headline for search engines', kind: 'single-line' },
  { name: 'seo_description', label: 'Summary for search engines', kind: 'multi-line' },
] as const satisfies readonly TranslatedText[]

/** All translatable texts. */
export const ARTICLE_TEXTS = [...READ_TEXTS, ...SEARCH_TEXTS] as const

const image = z
  .optional(z.instanceof(File))
  .check(
    z.refine((file) => !file || !pictureError(file), { error: ({ input }) => pictureError(input as File) }),
  )

/** Without the brackets of the wire format, which a form library parses as a path. */
const categories = z.array(z.int())

/** Fields that form and wire format share; the form holds the focal point as one value. */
function textsOf<Rest>(shape: Rest & Record<'categories[]' | 'image_focus_x' | 'image_focus_y', unknown>) {
  const { 'categories[]': _, image_focus_x: _x, image_focus_y: _y, ...texts } = shape
  return texts
}
const texts = textsOf(articleInput.shape)
const unpublishedTexts = textsOf(articleDraftInput.shape)

const publishedFields = {
  ...texts,
  categories: categories.check(z.minLength(1, ARTICLE_CATEGORY_REQUIRED)),
  featured_image: image,
  image_focus: focusPoint,
}

/** Fields of a published article that already has a picture. */
const changedArticle = z.object(publishedFields).check(wholeArticleTranslations)

const firstArticle = z
  .object({
    ...publishedFields,
    featured_image: image.check(z.refine((file) => file !== undefined, ARTICLE_IMAGE_REQUIRED)),
  })
  .check(wholeArticleTranslations)

const unpublishedArticle = z
  .object({ ...unpublishedTexts, categories, featured_image: image, image_focus: focusPoint })
  .check(
    z.refine(({ title, content }) => Boolean(title || content), {
      error: 'Article title is required.',
      path: ['title'],
    }),
  )

/** Validation of the fields: minimal for a draft, complete for a published article. */
export function articleResolver(
  article: AdminArticle | undefined,
): Resolver<ArticleFormValues, unknown, ArticleFields> {
  const isNew = !article || (article.status === 'draft' && !article.featured_image_path)
  const published = isNew ? firstArticle : changedArticle
  return (values, ...rest) => {
    if (values.draft === '1')
      return standardSchemaResolver(unpublishedArticle as unknown as typeof changedArticle)(values, ...rest)
    const schema = values.media_picture ? changedArticle : published
    return translationResolver(schema, wholeArticleTranslations)(values, ...rest)
  }
}

export type ArticleFormValues = z.input<typeof changedArticle>
export type ArticleFields = z.output<typeof changedArticle>

const textsOfTranslation = ({ title, content, seo }: ArticleTranslation) => ({
  title,
  content,
  seo_title: seo?.title ?? '',
  seo_description: seo?.description ?? '',
})

export const formValuesOf = (article?: AdminArticle): ArticleFormValues => ({
  title: article?.title ?? '',
  date: article?.date ?? '',
  featured_image: undefined,
  media_picture: '',
  image_alt: article?.featured_image?.alt ?? '',
  image_focus: article?.featured_image?.focus ?? MIDDLE_OF_PICTURE,
  hashtags: article?.hashtags ?? '',
  content: article?.content ?? '',
  categories: article?.categories.map(({ id }) => id) ?? [],
  draft: article?.status === 'draft' ? '1' : '',
  review: article?.reviewRequestedAt ? '1' : '',
  publish_at: article?.status === 'scheduled' ? (article.publishAt ?? '') : '',
  unpublish_at: article?.unpublishAt ?? '',
  slug: article?.slug ?? '',
  seo_title: article?.seo?.title ?? '',
  seo_description: article?.seo?.description ?? '',
  byline: article?.byline ?? '',
  linked_pages: article?.linkedPages?.join(' ') ?? '',
  if_updated_at: article?.updatedAt ?? '',
  ...translatedValues(ARTICLE_TEXTS, (language) => {
    const translation = article?.translations?.[language]
    return translation && textsOfTranslation(translation)
  }),
})

export type ArticleForm = UseFormReturn<ArticleFormValues, unknown, ArticleFields>
export type ArticleControl = Control<ArticleFormValues, unknown, ArticleFields>
