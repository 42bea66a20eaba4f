import type { PageHandle } from '@arunika/federation'

export const illustrationHandle: PageHandle = {
  chunk: 'illustration',
  searchParams: [],
  meta: ({ site }) => ({
    title: `Illustrations and concept art from ${site.address.city}`,
    description:
      'Illustration, concept art, storyboards and 3D design for games, films, books and campaigns.',
  }),
}
