import type { PageHandle } from '@arunika/federation'
import { myApplicationHead } from './head.ts'

export const myApplicationHandle: PageHandle = {
  chunk: 'my-application',
  searchParams: [],
  meta: ({ site }) => {
    const { title, description } = myApplicationHead.in(site.language)
    return { title, description, noIndex: true }
  },
}
