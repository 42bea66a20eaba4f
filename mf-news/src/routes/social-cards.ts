import type { Article, ArticleCard, ArticlePage } from '@arunika/contracts'
import { uploadUrl } from '@arunika/data'
import type { PageContext, SocialCard } from '@arunika/federation'
import { longDay } from '@arunika/text'
import { articleDefault } from '../content/pictures.ts'
import { readFinding } from '../features/archive/finding.ts'
import { topicOf } from '../features/archive/topic-of.ts'

/** Of the news, or of one of its categories: the words of a search or a hashtag are not drawn. */
export function newsCard(
  { site: { name, address }, search }: PageContext,
  found: ArticlePage | readonly ArticleCard[] | undefined,
): SocialCard {
  const topic = topicOf(readFinding(search), found)
  return {
    title: topic ? `News about ${topic}` : `News from ${name}`,
    kind: 'News',
    details: `Games, films, classes and people in ${address.city}`,
    picture: articleDefault.src,
  }
}

export function articleCard({
  title,
  date,
  categories: [category],
  featured_image_path: path,
  featured_image: made,
}: Article | ArticleCard): SocialCard {
  return {
    title,
    kind: category ? `News · ${category.name}` : 'News',
    details: longDay(date),
    picture: path ? uploadUrl(path) : articleDefault.src,
    ...(made?.focus && { focus: made.focus }),
  }
}
