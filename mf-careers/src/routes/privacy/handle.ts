import type { PageHandle } from '@arunika/federation'

export const privacyHandle: PageHandle = {
  chunk: 'privacy',
  searchParams: [],
  meta: ({ site }) => ({
    title: 'Privacy',
    description: `What ${site.name} keeps of people who apply for a position, for how long, and how to have it deleted.`,
  }),
}
