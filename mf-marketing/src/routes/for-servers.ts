import type { PageDeclaration } from '@anyam/federation'

/** Adds social card and structured data to a page. Only servers use them, so they are in a separate chunk. */
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
