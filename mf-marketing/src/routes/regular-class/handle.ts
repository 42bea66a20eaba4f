import type { PageDeclaration } from '@anyam/federation'
import { regularHead } from './head.ts'

export const regularClassHandle: PageDeclaration = {
  chunk: 'regular-class',
  searchParams: [],
  meta({ site, read }) {
    const { title, description } = read(regularHead)
    return { title: title(site.address.city), description }
  },
}
