import { inLanguage, type Site } from '@arunika/contracts/site'
import type { HeadWords } from './head-words.ts'

interface Topic {
  id: string
  name: string
}

/** The feed that a news page announces in its language: for its topic, or for all articles. */
export function newsFeed({ name, language }: Site, { feed }: HeadWords, topic?: Topic) {
  const title = feed(name)
  return {
    title: topic ? `${title}: ${topic.name}` : title,
    path: inLanguage(`/articles/feed${topic ? `/${topic.id}` : ''}.xml`, language),
  }
}
