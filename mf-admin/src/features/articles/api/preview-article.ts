import type { AdminArticle, ArticleDetail, ArticlePreview } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import type { ArticleFormValues } from '../article-fields.ts'
import { pathsOf } from '../linked-pages.ts'
import { previewPicture } from '../preview-picture.ts'

/** Renders the current input as readers would see it; saves nothing. */
export async function previewArticle(
  values: ArticleFormValues,
  pictureUrl: string | undefined,
  article: AdminArticle | undefined,
): Promise<ArticleDetail> {
  const { title, date, hashtags = '', content, categories, byline } = values
  const id = article?.id
  const linkedPages = [...pathsOf(values.linked_pages)]
  const made = await adminRequest<ArticlePreview>('/api/admin/articles/preview', {
    method: 'POST',
    body: { ...(id && { id }), hashtags, content, categories },
  })
  return {
    article: {
      id: id ?? 0,
      title: title.trim() || 'Without a title',
      date,
      hashtags,
      ...previewPicture(values, pictureUrl, article),
      content: made.content,
      categories: made.categories,
      linkedPages,
      ...(byline && { byline }),
    },
    relatedArticles: made.relatedArticles,
  }
}
