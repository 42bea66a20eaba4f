import type { PageDeclaration } from '@arunika/federation'
import { privacyHead } from './head.ts'

export const privacyHandle: PageDeclaration = {
  chunk: 'privacy',
  searchParams: [],
  meta: ({ site, read }) => {
    const { title, description } = read(privacyHead)
    return { title, description: description(site.name) }
  },
}
