import type { ArticleCard, ArticlePage } from '@arunika/contracts'
import type { Finding } from './finding.ts'

/** Name of the category that an archive page shows; undefined for any other selection. */
export function topicOf(
  finding: Finding | undefined,
  found: ArticlePage | readonly ArticleCard[] | undefined,
): string | undefined {
  const articles = found && 'articles' in found ? found.articles : []
  return articles[0]?.categories.find(({ id }) => String(id) === finding?.category)?.name
}
