import type { PageDeclaration } from '@anyam/federation'
import { defineHead, metaOf } from '../../content/head.ts'

export const head = defineHead({
  title: ({ address }) => `Information Technology services in ${address.city}`,
  description: () =>
    'Augmented reality, virtual reality and HoloLens for museums, classrooms, factories and showrooms.',
})

export const informationTechnologyHandle: PageDeclaration = {
  chunk: 'information-technology',
  searchParams: [],
  meta: metaOf(head),
}
