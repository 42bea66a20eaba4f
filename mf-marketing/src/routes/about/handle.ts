import type { PageHandle } from '@arunika/federation'

export const aboutHandle: PageHandle = {
  chunk: 'about',
  searchParams: [],
  meta: ({ site }) => ({
    title: `About us: studio and academy in ${site.address.city} and Singapore`,
    description: `Who is behind ${site.name}: our vision, our mission, the milestones on the way, and the people in Bandung and Singapore.`,
  }),
}
