import type { PageHandle } from '@arunika/federation'
import { defineHead, metaOf } from '../../content/head.ts'

const head = defineHead(
  {
    title: ({ address }) => `Game Development studio in ${address.city}`,
    description: () =>
      'Games for phone, PC, console and headset: design, art, engineering and live service, with a portfolio of five titles.',
  },
  () => import(/* webpackChunkName: "game-development-id" */ '../../content/game-development.id.ts'),
)

export const gameDevelopmentHandle: PageHandle = {
  chunk: 'game-development',
  searchParams: [],
  words: [head],
  meta: metaOf(head),
}
