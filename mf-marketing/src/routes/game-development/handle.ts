import type { PageHandle } from '@arunika/federation'

export const gameDevelopmentHandle: PageHandle = {
  chunk: 'game-development',
  searchParams: [],
  meta: ({ site }) => ({
    title: `Game Development studio in ${site.address.city}`,
    description:
      'Games for phone, PC, console and headset: design, art, engineering and live service, with a portfolio of five titles.',
  }),
}
