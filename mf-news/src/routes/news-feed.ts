import { inLanguage, type Site } from '@arunika/contracts/site'
import type { HeadWords } from './head-words.ts'

interface Topic {
  id: string
  name: string
}

/** The feed that a news page announces in its language: for its topic, or for all articles. Only the product's own api has feeds. */
export function newsFeed({ name, language, isOnlySpecified }: Site, { feed }: HeadWords, topic?: Topic) {
  if (isOnlySpecified) return undefined
  const title = feed(name)
  return {
    title: topic ? `${title}: ${topic.name}` : title,
    path: inLanguage(`/articles/feed${topic ? `/${topic.id}` : ''}.xml`, language),
  }
}
