import type { PageHandle } from '@arunika/federation'

export const myApplicationHandle: PageHandle = {
  chunk: 'my-application',
  searchParams: [],
  meta: () => ({
    title: 'Your Application',
    description: 'How your application stands; add a document, withdraw it, take a copy or delete it.',
    noIndex: true,
  }),
}
