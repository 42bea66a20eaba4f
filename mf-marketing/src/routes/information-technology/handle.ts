import type { PageHandle } from '@arunika/federation'

export const informationTechnologyHandle: PageHandle = {
  chunk: 'information-technology',
  searchParams: [],
  meta: ({ site }) => ({
    title: `Information Technology services in ${site.address.city}`,
    description:
      'Augmented reality, virtual reality and HoloLens for museums, classrooms, factories and showrooms.',
  }),
}
