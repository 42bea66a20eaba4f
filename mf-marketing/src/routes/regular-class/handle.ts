import type { PageHandle } from '@arunika/shared/federation'
import { breadcrumbs } from '../../features/structured-data/breadcrumbs.ts'
import { course } from '../../features/structured-data/course.ts'

const path = '/academy/regular-class'
const description =
  'Nine courses in art, animation, games and design for everybody above 13, and elective workshops.'

export const regularClassHandle: PageHandle = {
  chunk: 'regular-class',
  searchParams: [],
  meta: ({ site }) => ({
    title: 'Regular Class',
    description,
    jsonLd: [
      breadcrumbs(site, [
        ['Academy', '/academy'],
        ['Regular Class', path],
      ]),
      course(site, { name: 'Regular Class', description, path, ages: '13-' }),
    ],
  }),
}
