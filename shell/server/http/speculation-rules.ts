import type { FastifyInstance } from 'fastify'

/** Where browsers read which documents to fetch before they are asked for. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/**
 * Within the app the shell fetches the next page's code and data itself (`intent.ts`), and no document. The browser fetches
 * documents: the same page in the other language, and any page while the app is not there to do it.
 */
const RULES = {
  prefetch: [
    { where: { selector_matches: 'a[hreflang]' }, eagerness: 'moderate' },
    {
      where: {
        and: [
          { selector_matches: ':root:not([data-live]) a:not([download], [target])' },
          { not: { href_matches: ['/admin*', '/api/*', '/uploads/*', '/previews/*'] } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
}

export function speculationRules(app: FastifyInstance): void {
  app.get(SPECULATION_RULES_PATH, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'max-age=86400')
      .send(JSON.stringify(RULES)),
  )
}
