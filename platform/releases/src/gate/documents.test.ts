import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { compareDocuments } from './documents.ts'

interface Own {
  head?: string
  title?: string
  lang?: string
  body?: string
}

/** A page as the site's shell sends it. */
const page = ({ head = '', title = 'News', lang = 'en', body = '<h1>News</h1>' }: Own = {}) =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`

type StubResponse = string | { status: number; location?: string; robots?: string; html?: string }

/** A site with the given pages, which responds 404 everywhere else. */
async function site(pages: Readonly<Record<string, StubResponse>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const stub = pages[url] ?? { status: 404 }
    if (typeof stub === 'string') return response.end(stub)
    const { status, location, robots, html } = stub
    response.writeHead(status, { ...(location && { location }), ...(robots && { 'x-robots-tag': robots }) })
    return response.end(html)
  })
  await once(server.listen(0, 'localhost'), 'listening')
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

async function compared(
  tried: Readonly<Record<string, StubResponse>>,
  live: Readonly<Record<string, StubResponse>> | undefined,
  addresses = ['/news'],
  hasLive = async (_address: string) => true,
) {
  const [url, liveUrl] = [await site(tried), live && (await site(live))]
  return compareDocuments(url, liveUrl, addresses, hasLive)
}

const canonical = (to: string) => `<link rel="canonical" href="${to}">`
const form = (to: string) => `<h1>News</h1><form method="post" action="${to}"></form>`
const link = (to: string, text = 'More') => `<h1>News</h1><a href="${to}">${text}</a>`

it.each<[string, Own, Own, string]>([
  [
    'keeps search engines away',
    { head: '<meta name="robots" content="noindex">' },
    {},
    'keeps search engines away, unlike the live build',
  ],
  ['has no title', { title: ' ' }, {}, 'has no title'],
  ['shows a missing value', { title: 'undefined – Site' }, {}, 'has the title "undefined – Site"'],
  ['has no heading', { body: '<p>News</p>' }, {}, 'has no heading'],
  ['states another language', { lang: 'id' }, {}, 'says that its language is "id" instead of "en"'],
  [
    'names another canonical address',
    { head: canonical('/') },
    { head: canonical('/news') },
    'names / as its canonical address; the live build names /news',
  ],
  [
    'lost its canonical address',
    {},
    { head: canonical('/news') },
    'names none as its canonical address; the live build names /news',
  ],
  [
    'sends its form elsewhere',
    { body: form('/api/nowhere') },
    { body: form('/api/contact-us') },
    'sends a form to /api/nowhere; the live build sends it to /api/contact-us',
  ],
  [
    'lost its description',
    {},
    { head: '<meta name="description" content="What is new.">' },
    'has no description, unlike the live build',
  ],
  [
    'forgets its translation',
    {},
    { head: '<link rel="alternate" hreflang="id" href="/id/news">' },
    'no longer names its version in "id"',
  ],
  [
    'lost its structured data',
    {},
    { head: '<script type="application/ld+json">{"@type":"NewsArticle"}</script>' },
    'no longer describes its NewsArticle to search engines',
  ],
  [
    'uses an id twice',
    { body: '<h1 id="a">News</h1><p id="a"></p>' },
    {},
    'has several elements with the id "a", unlike the live build',
  ],
  [
    'links to the machine that rendered it',
    { body: link('http://localhost:9/news') },
    {},
    'links to http://localhost:9/news, which visitors cannot reach',
  ],
  ['has a dead link', { body: link('/gone') }, {}, 'links to /gone, which responds 404'],
  [
    'has a link without a destination',
    { body: link('#') },
    { body: link('/news') },
    'has a link without a destination: "More"',
  ],
])('a page that %s is refused', async (_, tried, live, problem) => {
  const found = await compared({ '/news': page(tried) }, { '/news': page(live) })
  expect(found).toEqual({ refusals: [`/news ${problem}.`], remarks: [] })
})

it('a page that has replaced another one at its address is compared with none', async () => {
  const [tried, live] = [
    page(),
    page({ head: '<script type="application/ld+json">{"@type":"Course"}</script>' }),
  ]
  const found = await compared({ '/news': tried }, { '/news': live }, ['/news'], async () => false)
  expect(found).toEqual({ refusals: [], remarks: [] })
})

it('a header that keeps search engines away is found as well', async () => {
  const hidden = { status: 200, robots: 'noindex', html: page() }
  const { refusals } = await compared({ '/news': hidden }, { '/news': page() })
  expect(refusals).toEqual(['/news keeps search engines away, unlike the live build.'])
})

it('a page with the English heading, which the live build translates, is refused', async () => {
  const inIndonesian = (heading: string) =>
    page({ lang: 'id', title: heading, body: `<h1>${heading}</h1><h2>Kabar</h2>` })
  const found = await compared(
    { '/news': page(), '/id/news': inIndonesian('News') },
    { '/news': page(), '/id/news': inIndonesian('Berita') },
    ['/news', '/id/news'],
  )
  expect(found.refusals).toEqual([
    '/id/news has the English heading "News", which the live build translates.',
  ])
  const asBefore = { '/news': page(), '/id/news': inIndonesian('News') }
  expect((await compared(asBefore, asBefore, ['/news', '/id/news'])).refusals).toEqual([])
})

it('what the live build does too is a remark, and a difference in words, links and pages is none', async () => {
  const shared = { title: '', body: link('/gone') }
  expect(await compared({ '/news': page(shared) }, { '/news': page(shared) })).toEqual({
    refusals: [],
    remarks: [
      '/news has no title; the live build has this problem too.',
      '/news links to /gone, which responds 404; the live build has this problem too.',
    ],
  })
  const rewritten = page({ title: 'Stories', body: link('/stories').replace('News', 'Stories') })
  expect(await compared({ '/news': rewritten, '/stories': page() }, { '/news': page() })).toEqual({
    refusals: [],
    remarks: [],
  })
})

it('a link that the candidate breaks is refused, although the live build has it and follows it', async () => {
  const found = await compared(
    { '/news': page({ body: link('/news/1') }) },
    { '/news': page({ body: link('/news/1') }), '/news/1': page() },
  )
  expect(found.refusals).toEqual(['/news links to /news/1, which responds 404.'])
})

it('redirects are followed within the site, other sites are not, and a circle is refused', async () => {
  const elsewhere = link('https://elsewhere.example/').replace('<h1>News</h1>', '')
  const body = link('/old') + link('/circle').replace('<h1>News</h1>', '') + elsewhere
  const found = await compared(
    {
      '/news': page({ body }),
      '/old': { status: 308, location: '/new' },
      '/new': page(),
      '/circle': { status: 302, location: '/circle' },
    },
    { '/news': page() },
  )
  expect(found.refusals).toEqual(['/news links to /circle, which responds 508.'])
})

it('a page without a live counterpart is judged by itself', async () => {
  expect((await compared({ '/news': page({ title: '' }) }, undefined)).refusals).toEqual([
    '/news has no title.',
  ])
  expect((await compared({ '/news': page({ head: canonical('/news') }) }, undefined)).refusals).toEqual([])
})
