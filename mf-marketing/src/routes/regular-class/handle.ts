import type { PageHandle } from '@arunika/federation'
import { regularHead } from './head.ts'

export const regularClassHandle: PageHandle = {
  chunk: 'regular-class',
  searchParams: [],
  meta({ site }) {
    const { title, description } = regularHead.in(site.language)
    return { title: title(site.address.city), description }
  },
}
