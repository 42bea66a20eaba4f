import { PORTFOLIO_PATH } from '@arunika/contracts'
import type { PageHandle } from '@arunika/federation'
import { course } from '../../features/structured-data/course.ts'
import { school } from '../../features/structured-data/organization.ts'
import { academyHead } from '../academy-head.ts'

export const academyHandle: PageHandle = {
  chunk: 'academy',
  searchParams: [],
  words: [academyHead],
  preload: () => [PORTFOLIO_PATH],
  meta({ site }) {
    const { academy, kid, regular } = academyHead.in(site.language)
    const { title, description } = academy
    return {
      title: title(site.academy, site.address.city),
      description,
      jsonLd: [
        school(site),
        course(site, { name: kid.name, description: academy.kid, path: '/academy/kid-class', ages: '6-12' }),
        course(site, {
          name: regular.name,
          description: academy.regular,
          path: '/academy/regular-class',
          ages: '13-',
        }),
      ],
    }
  },
}
