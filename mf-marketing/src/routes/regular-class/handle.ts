import type { PageHandle } from '@arunika/federation'
import { course } from '../../features/structured-data/course.ts'

const path = '/academy/regular-class'
const description =
  'Nine courses in art, animation, games and design for everybody above 13, and elective workshops.'

export const regularClassHandle: PageHandle = {
  chunk: 'regular-class',
  searchParams: [],
  meta: ({ site }) => ({
    title: `Regular Class: art, animation and game courses in ${site.address.city}`,
    description,
    jsonLd: [course(site, { name: 'Regular Class', description, path, ages: '13-' })],
  }),
}
