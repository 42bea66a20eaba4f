import type { PageHandle } from '@arunika/federation'
import { kidHead } from './head.ts'

export const kidClassHandle: PageHandle = {
  chunk: 'kid-class',
  searchParams: [],
  meta({ site }) {
    const { title, description } = kidHead.in(site.language)
    return { title: title(site.address.city), description }
  },
}
