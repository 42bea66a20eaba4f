import type { PageHandle } from '@arunika/federation'
import { defineHead, metaOf } from '../../content/head.ts'

const head = defineHead(
  {
    title: ({ address }) => `App & Web Development in ${address.city}`,
    description: () => 'Website design and development, mobile apps, educational platforms and gamification.',
  },
  () =>
    import(
      /* webpackChunkName: "web-and-app-development-id" */ '../../content/web-and-app-development.id.ts'
    ),
)

export const webAndAppDevelopmentHandle: PageHandle = {
  chunk: 'web-and-app-development',
  searchParams: [],
  words: [head],
  meta: metaOf(head),
}
