import type { PageDeclaration } from '@arunika/federation'
import { kidHead } from './head.ts'

export const kidClassHandle: PageDeclaration = {
  chunk: 'kid-class',
  searchParams: [],
  meta({ site, read }) {
    const { title, description } = read(kidHead)
    return { title: title(site.address.city), description }
  },
}
