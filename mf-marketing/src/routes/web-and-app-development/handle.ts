import type { PageHandle } from '@arunika/federation'

export const webAndAppDevelopmentHandle: PageHandle = {
  chunk: 'web-and-app-development',
  searchParams: [],
  meta: ({ site }) => ({
    title: `App & Web Development in ${site.address.city}`,
    description: 'Website design and development, mobile apps, educational platforms and gamification.',
  }),
}
