import { PORTFOLIO_PATH } from '@arunika/contracts'
import type { PageHandle } from '@arunika/federation'
import { course } from '../../features/structured-data/course.ts'
import { school } from '../../features/structured-data/organization.ts'
import { programmeNames } from '../programme-names.ts'
import { academyHead } from './head.ts'

export const academyHandle: PageHandle = {
  chunk: 'academy',
  searchParams: [],
  preload: () => [PORTFOLIO_PATH],
  meta({ site }) {
    const { title, description, kid, regular } = academyHead.in(site.language)
    const names = programmeNames.in(site.language)
    return {
      title: title(site.academy, site.address.city),
      description,
      jsonLd: [
        school(site),
        course(site, { name: names.kid, description: kid, path: '/academy/kid-class', ages: '6-12' }),
        course(site, {
          name: names.regular,
          description: regular,
          path: '/academy/regular-class',
          ages: '13-',
        }),
      ],
    }
  },
}
