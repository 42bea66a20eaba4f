import type { Article, ArticleCard } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'
import { uploadUrl } from '@arunika/data'
import type { SocialCard } from '@arunika/federation'
import { longDay } from '@arunika/text'
import { articleDefault } from '../content/pictures.ts'

/** @param topic name of a category, if the page shows one */
export const newsCard = ({ name, address }: Site, topic?: string): SocialCard => ({
  title: topic ? `News about ${topic}` : `News from ${name}`,
  kind: 'News',
  details: `Games, films, classes and people in ${address.city}`,
  picture: articleDefault.src,
})

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
