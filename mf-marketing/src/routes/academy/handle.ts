import { PORTFOLIO_PATH } from '@arunika/contracts'
import type { PageHandle } from '@arunika/federation'
import { academyHead } from './head.ts'

export const academyHandle: PageHandle = {
  chunk: 'academy',
  searchParams: [],
  preload: () => [PORTFOLIO_PATH],
  meta({ site }) {
    const { title, description } = academyHead.in(site.language)
    return { title: title(site.academy, site.address.city), description }
  },
}
