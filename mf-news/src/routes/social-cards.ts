import { uploadUrl } from '@anyam/data'
import type { PageContext, SocialCard } from '@anyam/federation'
import type { Article, ArticleCard, ArticlePage } from '@arunika/contracts'
import { longDay } from '@arunika/text'
import { articleDefault } from '../content/pictures.ts'
import { readFinding } from '../features/archive/finding.ts'
import { topicOf } from '../features/archive/topic-of.ts'
import { socialCardWords } from './social-card-words.ts'

/** Card of the newsroom or of a category. It never shows search words or hashtags. */
export async function newsCard(
  { site: { name, address, language }, search }: PageContext,
  found: ArticlePage | readonly ArticleCard[] | undefined,
): Promise<SocialCard> {
  const words = await socialCardWords.load(language)
  const topic = topicOf(readFinding(search), found)
  return {
    title: topic ? words.about(topic) : words.from(name),
    kind: words.news,
    details: words.details(address.city),
    picture: articleDefault.src,
  }
}

export async function articleCard(
  { site: { language } }: PageContext,
  {
    title,
    date,
    categories: [category],
    featured_image_path: path,
    featured_image: made,
  }: Article | ArticleCard,
): Promise<SocialCard> {
  const { news } = await socialCardWords.load(language)
  return {
    title,
    kind: category ? `${news} · ${category.name}` : news,
    details: longDay(date, language),
    picture: path ? uploadUrl(path) : articleDefault.src,
    ...(made?.focus && { focus: made.focus }),
  }
}
