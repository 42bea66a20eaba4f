import { defineLateWords } from '@anyam/federation'

const english = {
  workAt: (site: string) => `Work at ${site}`,
  career: 'Career',
  details: (city: string) => `Full-time jobs and internships in ${city}`,
  until: (day: string) => `until ${day}`,
}

export type SocialCardWords = typeof english

/** Texts of social cards, which only servers render. */
export const socialCardWords = defineLateWords(english, {
  id: () => import(/* webpackChunkName: "social-cards" */ './social-card-words.id.ts'),
})
