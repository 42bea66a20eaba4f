import type { PageDeclaration } from '@anyam/federation'
import { defineHead, metaOf } from '../../content/head.ts'

export const head = defineHead({
  title: ({ address }) => `Technology: games, animation, apps and design in ${address.city}`,
  description: ({ studio }) =>
    `What ${studio} builds: games, animation, illustration, apps and websites, immersive technology and brands.`,
})

export const technologyHandle: PageDeclaration = {
  chunk: 'technology',
  searchParams: [],
  meta: metaOf(head),
}
