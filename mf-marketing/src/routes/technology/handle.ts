import type { PageHandle } from '@arunika/federation'

export const technologyHandle: PageHandle = {
  chunk: 'technology',
  searchParams: [],
  meta: ({ site }) => ({
    title: `Technology: games, animation, apps and design in ${site.address.city}`,
    description: `What ${site.studio} builds: games, animation, illustration, apps and websites, immersive technology and brands.`,
  }),
}
