import type { PageHandle } from '@arunika/federation'
import { vacanciesKey } from '../../features/vacancies/api/get-vacancies.ts'

export const careerHandle: PageHandle = {
  chunk: 'career',
  searchParams: ['type'],
  subject: () => vacanciesKey,
  card: async ({ site }) =>
    (await import(/* webpackChunkName: "social-cards" */ '../social-cards.ts')).careerCard(site),
  meta: ({ site }) => ({
    title: `Career in ${site.address.city}: full-time jobs and internships`,
    description: `Work at ${site.name}: full-time positions and internships at the studio and the academy in ${site.address.locality}.`,
    canonical: '/career',
  }),
}
