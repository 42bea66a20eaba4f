import type { SavedResponse } from '@arunika/contracts'
import { translatedFields } from '../../../components/translation/translated-texts.ts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { ARTICLE_TEXTS, type ArticleFields } from '../article-fields.ts'

/** Fields that are sent even if empty. */
const ALWAYS_SENT: readonly string[] = [
  ...['title', 'date', 'hashtags', 'content', 'image_alt', 'review', 'unpublish_at'],
  ...['slug', 'seo_title', 'seo_description', 'byline', 'linked_pages'],
  ...translatedFields(ARTICLE_TEXTS).map(({ name }) => name),
]

/** Multipart body for creating and editing. */
export function articleBody({
  featured_image,
  image_focus,
  categories,
  ...texts
}: Omit<ArticleFields, 'image_focus'> & Partial<ArticleFields>): FormData {
  const body = new FormData()
  for (const [name, text] of Object.entries<string | undefined>(texts)) {
    if (text !== undefined && (text !== '' || ALWAYS_SENT.includes(name))) body.append(name, text)
  }
  if (image_focus) {
    body.append('image_focus_x', `${image_focus.x}`)
    body.append('image_focus_y', `${image_focus.y}`)
  }
  if (featured_image) body.append('featured_image', featured_image)
  for (const id of categories) body.append('categories[]', String(id))
  return body
}

/** @param id of the article to change; omit it to create one */
export const saveArticle = (fields: ArticleFields, id?: number) =>
  adminRequest<SavedResponse>(`/api/admin/articles/${id ?? 'create'}`, {
    method: 'POST',
    body: articleBody(fields),
  })
