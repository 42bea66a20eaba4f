import type { PageHandle } from '@arunika/federation'
import { privacyHead } from './head.ts'

export const privacyHandle: PageHandle = {
  chunk: 'privacy',
  searchParams: [],
  meta: ({ site }) => {
    const { title, description } = privacyHead.in(site.language)
    return { title, description: description(site.name) }
  },
}
