import type { PageHandle } from '@arunika/federation'

/** Adds the social card of a page; what only servers ask for is in a chunk of its own. */
export const withCard = <Subject>(handle: PageHandle<Subject>): PageHandle<Subject> => ({
  ...handle,
  card: async ({ site }, subject) =>
    (await import(/* webpackChunkName: "social-cards" */ '../content/social-cards.ts')).socialCards[
      handle.chunk
    ]?.(site, subject),
})
