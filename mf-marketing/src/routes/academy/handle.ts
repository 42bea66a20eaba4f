import { PORTFOLIO_PATH } from '@arunika/contracts'
import type { PageDeclaration } from '@arunika/federation'
import { classesKey } from '../../features/class/api/get-class.ts'
import { academyHead } from './head.ts'

export const academyHandle: PageDeclaration = {
  chunk: 'academy',
  searchParams: ['age', 'day', 'price'],
  preload: ({ search, site }) => [
    PORTFOLIO_PATH,
    ...([...search.values()].some(Boolean) ? [classesKey(site.language)] : []),
  ],
  meta({ site, read }) {
    const { title, description } = read(academyHead)
    return { title: title(site.academy, site.address.city), description }
  },
}
