import type { PageDeclaration } from '@anyam/federation'
import { myApplicationHead } from './head.ts'

export const myApplicationHandle: PageDeclaration = {
  chunk: 'my-application',
  searchParams: [],
  meta: ({ read }) => {
    const { title, description } = read(myApplicationHead)
    return { title, description, noIndex: true }
  },
}
