import { defineLateWords } from '@anyam/federation'

const english = {
  news: 'News',
  about: (topic: string) => `News about ${topic}`,
  from: (site: string) => `News from ${site}`,
  details: (city: string) => `Games, films, classes and people in ${city}`,
}

export type SocialCardWords = typeof english

/** Texts of social cards, which only servers render. */
export const socialCardWords = defineLateWords(english, {
  id: () => import(/* webpackChunkName: "social-cards" */ './social-card-words.id.ts'),
})
