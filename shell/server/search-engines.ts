import type { FastifyInstance } from 'fastify'

/** @param paths of all pages; rejects when some of them are not known now */
export function searchEngineRoutes(
  app: FastifyInstance,
  publicUrl: string,
  paths: () => Promise<readonly string[]>,
): void {
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robots(publicUrl)))
  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const text = sitemap(publicUrl, await paths())
      return reply.type('application/xml').header('cache-control', 'max-age=60').send(text)
    } catch (error) {
      // A short sitemap would tell search engines that pages are gone.
      request.log.warn(`The sitemap is not complete: ${String(error).split('\n')[0]}`)
      return reply.code(503).header('retry-after', '10').type('text/plain').send('Please try again.')
    }
  })
}

/** What search engines may visit. */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /admin
Disallow: /api

Sitemap: ${publicUrl}/sitemap.xml
`

/** Sitemap in the form of sitemaps.org. */
function sitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
