import type { PageDeclaration } from '@anyam/federation'
import { privacyHead } from './head.ts'

export const privacyHandle: PageDeclaration = {
  chunk: 'privacy',
  searchParams: [],
  meta: ({ site, read }) => {
    const { title, description } = read(privacyHead)
    return { title, description: description(site.name) }
  },
}
