import { breadcrumbs } from '@arunika/contracts/site'
import type { PageHandle } from '@arunika/federation'

export const webAndAppDevelopmentHandle: PageHandle = {
  chunk: 'web-and-app-development',
  searchParams: [],
  meta: ({ site }) => ({
    title: `App & Web Development in ${site.address.city}`,
    description: 'Website design and development, mobile apps, educational platforms and gamification.',
    jsonLd: [
      breadcrumbs(site, [
        ['Technology', '/technology'],
        ['App & Web Development', '/technology/web-and-app-development'],
      ]),
    ],
  }),
}
