import type { PageHandle } from '@arunika/federation'
import { course } from '../../features/structured-data/course.ts'
import { academyHead } from '../academy-head.ts'

export const regularClassHandle: PageHandle = {
  chunk: 'regular-class',
  searchParams: [],
  words: [academyHead],
  meta({ site }) {
    const { name, title, description } = academyHead.in(site.language).regular
    return {
      title: title(site.address.city),
      description,
      jsonLd: [course(site, { name, description, path: '/academy/regular-class', ages: '13-' })],
    }
  },
}
