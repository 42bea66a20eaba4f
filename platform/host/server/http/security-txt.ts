import { LANGUAGES } from '@anyam/protocol/languages'
import type { FastifyInstance } from 'fastify'

const YEAR_MS = 365 * 24 * 3_600_000

/**
 * Serves the contact for reporting vulnerabilities (RFC 9116). It expires a year after each request, because
 * it is generated.
 * @param contact returns the e-mail address
 */
export function securityTxt(app: FastifyInstance, publicUrl: string, contact: () => Promise<string>): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const lines = [
      `Contact: mailto:${await contact()}`,
      `Expires: ${new Date(Date.now() + YEAR_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
