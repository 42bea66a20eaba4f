import type { PageHandle } from '@arunika/shared/federation'
import { breadcrumbs } from '@arunika/shared/site'

export const technologyHandle: PageHandle = {
  chunk: 'technology',
  searchParams: [],
  meta: ({ site }) => ({
    title: `Technology: games, animation, apps and design in ${site.address.city}`,
    description: `What ${site.studio} builds: games, animation, illustration, apps and websites, immersive technology and brands.`,
    jsonLd: [breadcrumbs(site, [['Technology', '/technology']])],
  }),
}
