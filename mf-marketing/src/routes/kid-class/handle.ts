import type { PageHandle } from '@arunika/federation'
import { course } from '../../features/structured-data/course.ts'
import { programmeNames } from '../programme-names.ts'
import { kidHead } from './head.ts'

export const kidClassHandle: PageHandle = {
  chunk: 'kid-class',
  searchParams: [],
  meta({ site }) {
    const { title, description } = kidHead.in(site.language)
    const { kid: name } = programmeNames.in(site.language)
    return {
      title: title(site.address.city),
      description,
      jsonLd: [course(site, { name, description, path: '/academy/kid-class', ages: '6-12' })],
    }
  },
}
