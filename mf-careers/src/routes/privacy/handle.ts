import type { PageHandle } from '@arunika/federation'
import { headWords } from '../head-words.ts'

export const privacyHandle: PageHandle = {
  chunk: 'privacy',
  searchParams: [],
  meta: ({ site }) => {
    const { privacy, privacyText } = headWords.in(site.language)
    return { title: privacy, description: privacyText(site.name) }
  },
}
