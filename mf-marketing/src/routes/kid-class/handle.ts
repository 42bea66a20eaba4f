import type { PageHandle } from '@arunika/shared/federation'
import { breadcrumbs } from '../../features/structured-data/breadcrumbs.ts'
import { course } from '../../features/structured-data/course.ts'

const path = '/academy/kid-class'
const description =
  'Roblox, digital drawing, arts and craft, mini courses and workshops for children from 6 to 12.'

export const kidClassHandle: PageHandle = {
  chunk: 'kid-class',
  searchParams: [],
  meta: ({ site }) => ({
    title: 'Kid Class',
    description,
    jsonLd: [
      breadcrumbs(site, [
        ['Academy', '/academy'],
        ['Kid Class', path],
      ]),
      course(site, { name: 'Kid Class', description, path, ages: '6-12' }),
    ],
  }),
}
