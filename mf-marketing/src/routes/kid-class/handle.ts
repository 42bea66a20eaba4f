import type { PageDeclaration } from '@anyam/federation'
import { kidHead } from './head.ts'

export const kidClassHandle: PageDeclaration = {
  chunk: 'kid-class',
  searchParams: [],
  meta({ site, read }) {
    const { title, description } = read(kidHead)
    return { title: title(site.address.city), description }
  },
}
