import type { PageDeclaration } from '@anyam/federation'
import { defineHead, metaOf } from '../../content/head.ts'

export const head = defineHead({
  title: ({ address }) => `App & Web Development in ${address.city}`,
  description: () => 'Website design and development, mobile apps, educational platforms and gamification.',
})

export const webAndAppDevelopmentHandle: PageDeclaration = {
  chunk: 'web-and-app-development',
  searchParams: [],
  meta: metaOf(head),
}
