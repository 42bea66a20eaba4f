import type { PageHandle } from '@arunika/federation'
import { course } from '../../features/structured-data/course.ts'

const path = '/academy/kid-class'
const description =
  'Roblox, digital drawing, arts and craft, mini courses and workshops for children from 6 to 12.'

export const kidClassHandle: PageHandle = {
  chunk: 'kid-class',
  searchParams: [],
  meta: ({ site }) => ({
    title: `Kid Class: art and game classes for children in ${site.address.city}`,
    description,
    jsonLd: [course(site, { name: 'Kid Class', description, path, ages: '6-12' })],
  }),
}
