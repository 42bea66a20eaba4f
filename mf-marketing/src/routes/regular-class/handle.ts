import type { PageHandle } from '@arunika/federation'
import { course } from '../../features/structured-data/course.ts'
import { programmeNames } from '../programme-names.ts'
import { regularHead } from './head.ts'

export const regularClassHandle: PageHandle = {
  chunk: 'regular-class',
  searchParams: [],
  meta({ site }) {
    const { title, description } = regularHead.in(site.language)
    const { regular: name } = programmeNames.in(site.language)
    return {
      title: title(site.address.city),
      description,
      jsonLd: [course(site, { name, description, path: '/academy/regular-class', ages: '13-' })],
    }
  },
}
