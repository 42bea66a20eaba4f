import type { PageDeclaration } from '@arunika/federation'

/** Adds the social card and the structured data of a page: what only servers ask for is in a chunk of its own. */
export const forServers = <Subject>(handle: PageDeclaration<Subject>): PageDeclaration<Subject> => ({
  ...handle,
  card: async ({ site }, subject) =>
    (await import(/* webpackChunkName: "for-servers" */ '../content/social-cards.ts')).socialCards[
      handle.chunk
    ]?.(site, subject),
  structuredData: async (context, subject) =>
    (await import(/* webpackChunkName: "for-servers" */ './structured-data.ts')).structuredData[
      handle.chunk
    ]?.(context, subject) ?? [],
})
