import { backOffice } from '../fixtures/back-office.ts'
import { expect, test } from '../fixtures/test.ts'

const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&') ?? ''

test('an article with a longer title gets another card at another address, and the old address still shows one', async ({
  request,
}) => {
  const office = await backOffice(request)
  const id = await office.publish('Puppets', '2026-11-01')
  const cardOf = async () => {
    const html = await (await request.get(`/articles/${id}`)).text()
    const address = tag(html, 'og:image')
    const response = await request.get(address)
    return { title: tag(html, 'og:title'), address, response, bytes: await response.body() }
  }
  const first = await cardOf()
  expect(first.response.headers()['content-type']).toBe('image/jpeg')
  expect(first.address).toMatch(/\/social-cards\/articles\/\d+[\w-]*\.jpg\?v=/)
  const longer = 'Puppets of shadow and light: an evening in the courtyard of the academy'
  await office.rewrite(id, longer, '<p>Another text.</p>')
  await expect.poll(async () => (await cardOf()).title, { timeout: 40_000 }).toBe(longer)
  const second = await cardOf()
  expect(second.address).not.toBe(first.address)
  expect(second.bytes.equals(first.bytes)).toBe(false)
  expect((await (await request.get(first.address)).body()).equals(second.bytes)).toBe(true)
  const again = await request.get(second.address, {
    headers: { 'if-none-match': second.response.headers().etag ?? '' },
  })
  expect(again.status()).toBe(304)
  await office.unpublish(id)
})

test('a link shows what it is about: alternative text and a large picture', async ({ request }) => {
  const html = await (await request.get('/career/2')).text()
  expect(tag(html, 'og:image:width')).toBe('1200')
  expect(tag(html, 'og:image:height')).toBe('630')
  expect(tag(html, 'og:image:alt')).toBe(tag(html, 'og:title'))
  expect(tag(html, 'twitter:card')).toBe('summary_large_image')
})

for (const path of [
  'articles/999999',
  'nothing-here',
  'admin/login',
  'career/my-application',
  '..%2f..%2fetc',
])
  test(`there is no card of /${path}`, async ({ request }) => {
    expect((await request.get(`/social-cards/${path}.jpg`)).status()).toBe(404)
  })

test('words in an address are not drawn: searches and hashtags share the card of the news', async ({
  request,
}) => {
  const bytesOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    return (await request.get(tag(html, 'og:image'))).body()
  }
  const news = await bytesOf('/articles')
  expect((await bytesOf('/articles?hashtag=anything')).equals(news)).toBe(true)
  expect((await bytesOf('/articles?category=1')).equals(news)).toBe(false)
})
