import type { PageDeclaration } from '@anyam/federation'
import { defineHead, metaOf } from '../../content/head.ts'

export const head = defineHead({
  title: ({ address }) => `Game Development studio in ${address.city}`,
  description: () =>
    'Games for phone, PC, console and headset: design, art, engineering and live service, with a portfolio of five titles.',
})

export const gameDevelopmentHandle: PageDeclaration = {
  chunk: 'game-development',
  searchParams: [],
  meta: metaOf(head),
}
