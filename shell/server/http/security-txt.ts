import type { Site } from '@anyam/protocol/open'
import type { FastifyInstance } from 'fastify'

const YEAR_MS = 365 * 24 * 3_600_000

/**
 * Serves the contact for reporting vulnerabilities (RFC 9116). It expires a year after each request, because
 * it is generated.
 * @param current returns the current site
 */
export function securityTxt(app: FastifyInstance, current: () => Promise<Site>): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { email, publicUrl } = await current()
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${new Date(Date.now() + YEAR_MS).toISOString()}`,
      'Preferred-Languages: en, id',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
