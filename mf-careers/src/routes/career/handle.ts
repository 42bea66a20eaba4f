import type { PageDeclaration } from '@anyam/federation'
import { vacanciesKey } from '../../features/vacancies/api/get-vacancies.ts'
import { careerHead } from './head.ts'

export const careerHandle: PageDeclaration = {
  chunk: 'career',
  searchParams: ['type'],
  subject: ({ site }) => vacanciesKey(site.language),
  card: async ({ site }) =>
    (await import(/* webpackChunkName: "social-cards" */ '../social-cards.ts')).careerCard(site),
  meta: ({ site: { name, address }, read }) => {
    const { title, description } = read(careerHead)
    return {
      title: title(address.city),
      description: description(name, address.locality),
      canonical: '/career',
    }
  },
}
