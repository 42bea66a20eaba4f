import type { PageHandle } from '@arunika/shared/federation'
import { breadcrumbs } from '../../features/structured-data/breadcrumbs.ts'

export const informationTechnologyHandle: PageHandle = {
  chunk: 'information-technology',
  searchParams: [],
  meta: ({ site }) => ({
    title: 'Information Technology',
    description:
      'Augmented reality, virtual reality and HoloLens for museums, classrooms, factories and showrooms.',
    jsonLd: [
      breadcrumbs(site, [
        ['Technology', '/technology'],
        ['Information Technology', '/technology/information-technology'],
      ]),
    ],
  }),
}
