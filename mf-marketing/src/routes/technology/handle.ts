import type { PageHandle } from '@arunika/shared/federation'
import { breadcrumbs } from '../../features/structured-data/breadcrumbs.ts'

export const technologyHandle: PageHandle = {
  chunk: 'technology',
  searchParams: [],
  meta: ({ site }) => ({
    title: 'Technology',
    description: `What ${site.studio} builds: games, animation, illustration, apps and websites, immersive technology and brands.`,
    jsonLd: [breadcrumbs(site, [['Technology', '/technology']])],
  }),
}
