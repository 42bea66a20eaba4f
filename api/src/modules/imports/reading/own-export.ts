import { adminArticleList } from '@arunika/contracts'
import * as z from 'zod/mini'
import {
  EMPTY_ARTICLE,
  type ImportedArticle,
  type ImportedFile,
  ImportFileError,
} from '../imported-article.ts'
import { parseJson } from './ghost.ts'

type Article = z.output<typeof adminArticleList>[number]

/** Form fields of a translation, with the suffix of its language. */
const translatedFields = ({ translations = {} }: Article) =>
  Object.entries(translations).flatMap(([language, { title, content, seo }]) =>
    Object.entries({
      title,
      content,
      seo_title: seo?.title ?? '',
      seo_description: seo?.description ?? '',
    }).map(([field, value]) => [`${field}@${language}`, value]),
  )

const articleOf = (one: Article): ImportedArticle => ({
  ...EMPTY_ARTICLE,
  title: one.title,
  date: one.date,
  slug: one.slug ?? '',
  hashtags: one.hashtags.split('#').filter(Boolean),
  categories: one.categories.map(({ name }) => name),
  description: one.seo?.description ?? '',
  byline: one.byline ?? '',
  isPublished: one.status === 'published',
  html: one.content,
  picture: one.featured_image_path ? `/uploads/${one.featured_image_path}` : '',
  pictureAlt: one.featured_image?.alt ?? '',
  more: {
    seo_title: one.seo?.title ?? '',
    linked_pages: one.linkedPages?.join(' ') ?? '',
    ...(one.featured_image?.focus && {
      image_focus_x: String(one.featured_image.focus.x),
      image_focus_y: String(one.featured_image.focus.y),
    }),
    ...Object.fromEntries(translatedFields(one)),
  },
})

/** The articles of an export of this product. @throws ImportFileError */
export function readOwnExport(json: string): ImportedFile {
  const parsed = z.safeParse(adminArticleList, parseJson(json))
  if (!parsed.success)
    throw new ImportFileError(
      `articles.json is no export of this site: ${parsed.error.issues[0]?.path.join('.') || 'its start'} is wrong.`,
    )
  return { articles: parsed.data.map(articleOf), remarks: [] }
}
