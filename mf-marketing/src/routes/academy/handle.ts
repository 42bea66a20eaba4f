import { PORTFOLIO_PATH } from '@arunika/contracts'
import type { PageHandle } from '@arunika/federation'
import { course } from '../../features/structured-data/course.ts'
import { school } from '../../features/structured-data/organization.ts'

export const academyHandle: PageHandle = {
  chunk: 'academy',
  searchParams: [],
  preload: () => [PORTFOLIO_PATH],
  meta: ({ site }) => ({
    title: `${site.academy}: art, animation and game classes in ${site.address.city}`,
    description:
      'Art, animation and game classes in Bandung for children from six and young adults, taught by working artists.',
    jsonLd: [
      school(site),
      course(site, {
        name: 'Kid Class',
        description: 'Art, craft and game classes for children.',
        path: '/academy/kid-class',
        ages: '6-12',
      }),
      course(site, {
        name: 'Regular Class',
        description: 'Professional courses in art, animation and games.',
        path: '/academy/regular-class',
        ages: '13-',
      }),
    ],
  }),
}
