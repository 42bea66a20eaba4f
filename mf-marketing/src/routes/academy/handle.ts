import type { PageDeclaration } from '@anyam/federation'
import { PORTFOLIO_PATH } from '@arunika/contracts'
import { classesKey } from '../../features/class/api/get-class.ts'
import { showsComparison } from '../../features/class/finder/compared.ts'
import { academyHead } from './head.ts'

export const academyHandle: PageDeclaration = {
  chunk: 'academy',
  parts: ({ search }) => (showsComparison(search) ? ['class-comparison'] : []),
  searchParams: ['age', 'day', 'level', 'price', 'language', 'compare'],
  async content({ search }) {
    if (!showsComparison(search)) return
    const { comparison } = await import(/* webpackChunkName: "academy" */ './comparison-part.ts')
    await comparison.load()
  },
  preload: ({ search, site }) => [
    PORTFOLIO_PATH,
    ...([...search.values()].some(Boolean) ? [classesKey(site.language)] : []),
  ],
  meta({ site, read }) {
    const { title, description } = read(academyHead)
    return { title: title(site.academy, site.address.city), description }
  },
}
