import type { PageHandle } from '@arunika/federation'
import { defineHead, metaOf } from '../../content/head.ts'

const head = defineHead(
  {
    title: ({ address }) => `Information Technology services in ${address.city}`,
    description: () =>
      'Augmented reality, virtual reality and HoloLens for museums, classrooms, factories and showrooms.',
  },
  () =>
    import(/* webpackChunkName: "information-technology-id" */ '../../content/information-technology.id.ts'),
)

export const informationTechnologyHandle: PageHandle = {
  chunk: 'information-technology',
  searchParams: [],
  words: [head],
  meta: metaOf(head),
}
