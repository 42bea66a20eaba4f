import type { PageAddress } from '@anyam/federation'
import { DEFAULT_LANGUAGE, inLanguage, type Language } from '@anyam/protocol/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Pages per file; sitemaps.org allows 50,000. */
const MAX_PAGES = 45_000
const FRESH_MS = 60_000

const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

/** @param listPages lists all pages; rejects if some are currently unknown */
export function searchEngineRoutes(
  app: FastifyInstance,
  publicUrl: string,
  listPages: () => Promise<readonly PageAddress[]>,
): void {
  const files = cachedFiles(publicUrl, listPages)

  async function send(request: FastifyRequest, reply: FastifyReply, name: string) {
    try {
      const text = (await files()).get(name)
      if (text === undefined) return reply.callNotFound()
      return reply.type('application/xml').header('cache-control', 'max-age=60').send(text)
    } catch (error) {
      // A short sitemap would tell search engines that pages are gone.
      request.log.warn(`The sitemap is not complete: ${String(error).split('\n')[0]}`)
      return reply.code(503).header('retry-after', '10').type('text/plain').send('Please try again.')
    }
  }
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robots(publicUrl)))
  app.get('/sitemap.xml', (request, reply) => send(request, reply, 'sitemap.xml'))
  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,4}$).xml', (request, reply) =>
    send(request, reply, `sitemap-${request.params.number}.xml`),
  )
}

/** The files of the sitemap, built at most once a minute. */
function cachedFiles(publicUrl: string, listPages: () => Promise<readonly PageAddress[]>) {
  let made: { at: number; files: Promise<Map<string, string>> } | undefined
  return () => {
    if (!made || Date.now() - made.at > FRESH_MS) {
      const files = listPages().then((pages) => sitemapFiles(publicUrl, pages))
      made = { at: Date.now(), files }
      files.catch(() => {
        if (made?.files === files) made = undefined
      })
    }
    return made.files
  }
}

/** Text of robots.txt. */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /admin
Disallow: /api

Sitemap: ${publicUrl}/sitemap.xml
`

/** The sitemap by file name, in the format of sitemaps.org: one file, or an index of several. */
export function sitemapFiles(
  publicUrl: string,
  pages: readonly PageAddress[],
  maxPages = MAX_PAGES,
): Map<string, string> {
  const all = pages.flatMap(({ languages = [DEFAULT_LANGUAGE], ...page }) =>
    languages.map((language) => ({ ...page, language, languages })),
  )
  const count = Math.max(1, Math.ceil(all.length / maxPages))
  const parts = Array.from({ length: count }, (_, nth) => all.slice(nth * maxPages, (nth + 1) * maxPages))
  const [only] = parts
  if (count === 1 && only) return new Map([['sitemap.xml', list('urlset', 'url', publicUrl, only)]])
  const names = parts.map((_, nth) => `sitemap-${nth + 1}.xml`)
  const index = parts.map((part, nth) => ({ path: `/${names[nth]}`, changed: lastChange(part) }))
  return new Map([
    ['sitemap.xml', list('sitemapindex', 'sitemap', publicUrl, index)],
    ...parts.map((part, nth) => [names[nth] ?? '', list('urlset', 'url', publicUrl, part)] as const),
  ])
}

function lastChange(pages: readonly Pick<PageAddress, 'changed'>[]): string | undefined {
  let last: string | undefined
  for (const { changed } of pages) if (changed && changed > (last ?? '')) last = changed
  return last
}

/** A page in one of its languages, or a file of the index. */
interface Item extends Omit<PageAddress, 'languages'> {
  language?: Language
  languages?: readonly Language[]
}

function list(root: string, item: string, publicUrl: string, entries: readonly Item[]): string {
  const items = entries.map(({ path, language, languages = [], changed, picture }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    const address = escapeXml(publicUrl + inLanguage(path, language))
    const others =
      languages.length > 1
        ? [...languages, ...unmatched(languages)].map((each) => alternate(path, each, publicUrl)).join('')
        : ''
    return `  <${item}><loc>${address}</loc>${lastmod}${others}${imageOf(picture, publicUrl)}</${item}>`
  })
  const images = entries.some(({ picture }) => picture) ? ` xmlns:image="${IMAGES}"` : ''
  const isTranslated = entries.some(({ languages = [] }) => languages.length > 1)
  const links = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${images}${links}>
${items.join('\n')}
</${root}>
`
}

/** In Google's format: each language version of a page lists all of them. */
const alternate = (path: string, language: Language | 'x-default', publicUrl: string) => {
  const href = publicUrl + inLanguage(path, language === 'x-default' ? DEFAULT_LANGUAGE : language)
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`
}

/** English is the version for readers of all other languages. */
const unmatched = (languages: readonly Language[]) =>
  languages.includes(DEFAULT_LANGUAGE) ? (['x-default'] as const) : []

/** In the format of Google's image extension. */
function imageOf(picture: string | undefined, publicUrl: string): string {
  if (!picture) return ''
  const { href } = new URL(picture, publicUrl)
  return `<image:image><image:loc>${escapeXml(href)}</image:loc></image:image>`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
