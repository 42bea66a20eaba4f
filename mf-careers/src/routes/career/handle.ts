import type { PageHandle } from '@arunika/federation'
import { vacanciesKey } from '../../features/vacancies/api/get-vacancies.ts'
import { headWords } from '../head-words.ts'

export const careerHandle: PageHandle = {
  chunk: 'career',
  searchParams: ['type'],
  subject: ({ site }) => vacanciesKey(site.language),
  card: async ({ site }) =>
    (await import(/* webpackChunkName: "social-cards" */ '../social-cards.ts')).careerCard(site),
  meta: ({ site: { name, address, language } }) => {
    const { career, careerText } = headWords.in(language)
    return {
      title: career(address.city),
      description: careerText(name, address.locality),
      canonical: '/career',
    }
  },
}
