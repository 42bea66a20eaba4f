import type { PageDeclaration } from '@anyam/federation'
import { defineHead, metaOf } from '../../content/head.ts'

export const head = defineHead({
  title: ({ address }) => `Illustrations and concept art from ${address.city}`,
  description: () =>
    'Illustration, concept art, storyboards and 3D design for games, films, books and campaigns.',
})

export const illustrationHandle: PageDeclaration = {
  chunk: 'illustration',
  searchParams: [],
  meta: metaOf(head),
}
