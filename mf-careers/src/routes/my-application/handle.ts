import type { PageHandle } from '@arunika/federation'
import { headWords } from '../head-words.ts'

export const myApplicationHandle: PageHandle = {
  chunk: 'my-application',
  searchParams: [],
  meta: ({ site }) => {
    const { myApplication, myApplicationText } = headWords.in(site.language)
    return { title: myApplication, description: myApplicationText, noIndex: true }
  },
}
