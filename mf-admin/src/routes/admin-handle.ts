import type { PageHandle } from '@arunika/federation'

/** What is known of a screen beforehand. Nothing is loaded for it on the server: there is no token there. */
export const adminHandle = (chunk: string, title: string): PageHandle => ({
  chunk,
  searchParams: [],
  meta: ({ site: { name } }) => ({
    title: `${title} – ${name} Website Admin`,
    description: `The back-office of ${name}.`,
    noIndex: true,
  }),
})
