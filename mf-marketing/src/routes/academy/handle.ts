import { PORTFOLIO_PATH } from '@arunika/contracts'
import type { PageDeclaration } from '@arunika/federation'
import { academyHead } from './head.ts'

export const academyHandle: PageDeclaration = {
  chunk: 'academy',
  searchParams: [],
  preload: () => [PORTFOLIO_PATH],
  meta({ site, read }) {
    const { title, description } = read(academyHead)
    return { title: title(site.academy, site.address.city), description }
  },
}
