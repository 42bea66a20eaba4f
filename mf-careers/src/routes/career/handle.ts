import type { PageHandle } from '@arunika/federation'
import { vacanciesKey } from '../../features/vacancies/api/get-vacancies.ts'
import { careerHead } from './head.ts'

export const careerHandle: PageHandle = {
  chunk: 'career',
  searchParams: ['type'],
  subject: ({ site }) => vacanciesKey(site.language),
  card: async ({ site }) =>
    (await import(/* webpackChunkName: "social-cards" */ '../social-cards.ts')).careerCard(site),
  meta: ({ site: { name, address, language } }) => {
    const { title, description } = careerHead.in(language)
    return {
      title: title(address.city),
      description: description(name, address.locality),
      canonical: '/career',
    }
  },
}
