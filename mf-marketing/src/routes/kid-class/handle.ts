import type { PageHandle } from '@arunika/federation'
import { course } from '../../features/structured-data/course.ts'
import { academyHead } from '../academy-head.ts'

export const kidClassHandle: PageHandle = {
  chunk: 'kid-class',
  searchParams: [],
  words: [academyHead],
  meta({ site }) {
    const { name, title, description } = academyHead.in(site.language).kid
    return {
      title: title(site.address.city),
      description,
      jsonLd: [course(site, { name, description, path: '/academy/kid-class', ages: '6-12' })],
    }
  },
}
