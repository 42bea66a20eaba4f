import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { PageAddress } from '@anyam/federation'
import { DEFAULT_LANGUAGE, inLanguage, type Language } from '@anyam/protocol/languages'
import { encodingFor } from '@anyam/server/encoding'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Pages per file, each in all its languages; sitemaps.org allows 50,000 addresses. */
const MAX_PAGES = 10_000
/** Pages that are written at a time, between other requests. */
const BATCH = 50
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
      const packed = await (await files()).get(name)?.()
      if (!packed) return reply.callNotFound()
      reply.type('application/xml').headers({ 'cache-control': 'max-age=60', vary: 'accept-encoding' })
      if (!acceptsGzip(request.headers['accept-encoding']))
        return reply.send(Readable.from([packed]).pipe(createGunzip()))
      return reply.header('content-encoding', 'gzip').send(packed)
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

const acceptsGzip = (accepted: string | undefined) =>
  encodingFor(String(accepted).replaceAll(/\bbr\b/g, '')) === 'gzip'

/** The files of the sitemap with their compressed bytes. Pages are listed once a minute at most, and each file is written once. */
function cachedFiles(publicUrl: string, listPages: () => Promise<readonly PageAddress[]>) {
  const list = async () => {
    const files = sitemapFiles(publicUrl, await listPages())
    return new Map([...files].map(([name, write]) => [name, once(() => packed(write()))] as const))
  }
  let made: { at: number; files: ReturnType<typeof list> } | undefined
  return () => {
    if (!made || Date.now() - made.at > FRESH_MS) {
      const files = list()
      made = { at: Date.now(), files }
      files.catch(() => {
        if (made?.files === files) made = undefined
      })
    }
    return made.files
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

async function packed(text: AsyncGenerator<string>): Promise<Buffer> {
  const gzip = createGzip()
  const [bytes] = await Promise.all([buffer(gzip), pipeline(text, gzip)])
  return bytes
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
): Map<string, () => AsyncGenerator<string>> {
  const count = Math.max(1, Math.ceil(pages.length / maxPages))
  if (count === 1) return new Map([['sitemap.xml', () => list('urlset', 'url', publicUrl, pages)]])
  const parts = Array.from({ length: count }, (_, nth) => pages.slice(nth * maxPages, (nth + 1) * maxPages))
  const names = parts.map((_, nth) => `sitemap-${nth + 1}.xml`)
  const index = parts.map((part, nth) => ({ path: `/${names[nth]}`, changed: lastChange(part) }))
  return new Map([
    ['sitemap.xml', () => list('sitemapindex', 'sitemap', publicUrl, index)],
    ...parts.map((part, nth) => [names[nth] ?? '', () => list('urlset', 'url', publicUrl, part)] as const),
  ])
}

function lastChange(pages: readonly Pick<PageAddress, 'changed'>[]): string | undefined {
  let last: string | undefined
  for (const { changed } of pages) if (changed && changed > (last ?? '')) last = changed
  return last
}

/** @param entries pages, or files of the index */
async function* list(
  root: string,
  item: string,
  publicUrl: string,
  entries: readonly PageAddress[],
): AsyncGenerator<string> {
  const spaces = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`
  const ofPages = ` xmlns:image="${IMAGES}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}${item === 'url' ? ofPages : ''}>\n`
  for (let from = 0; from < entries.length; from += BATCH) {
    const some = entries.slice(from, from + BATCH)
    yield some.flatMap((entry) => itemsOf(item, publicUrl, entry)).join('')
    await setImmediate()
  }
  yield `</${root}>\n`
}

/** A page in each of its languages, or a file of the index. */
function itemsOf(
  item: string,
  publicUrl: string,
  { path, languages = [DEFAULT_LANGUAGE], changed, picture }: PageAddress,
): string[] {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  const others =
    languages.length > 1
      ? [...languages, ...unmatched(languages)].map((each) => alternate(path, each, publicUrl)).join('')
      : ''
  const rest = `${lastmod}${others}${imageOf(picture, publicUrl)}</${item}>\n`
  return languages.map(
    (language) => `  <${item}><loc>${escapeXml(publicUrl + inLanguage(path, language))}</loc>${rest}`,
  )
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
