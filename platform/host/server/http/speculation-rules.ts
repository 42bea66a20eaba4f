import type { FastifyInstance } from 'fastify'

/** Path of the rules by which browsers prefetch documents. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/**
 * Within the app, the shell prefetches the next page's code and data itself (`intent.ts`). The browser
 * prefetches documents: the same page in the other language, and any page while the app is not running.
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
