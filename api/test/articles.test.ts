import type { Category, TrashPage } from '@arunika/admin-contracts'
import type { Article, ArticleCard, ArticleDetail } from '@arunika/contracts'
import { EXCERPT_LENGTH } from '@arunika/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ArticleFields, articleForm, jpeg, pdf, png } from './support/samples.ts'
import { startTestApi, type TestApi } from './support/test-api.ts'

let api: TestApi
let token: string
let news: number
let events: number

beforeAll(async () => {
  api = await startTestApi()
  token = (await api.logIn()).token
  for (const name of ['News', 'Events']) {
    await api.call('/api/admin/categories/create', { token, json: { name } })
  }
  const { body } = await api.call<Category[]>('/api/admin/categories', { token })
  news = body[0]?.id ?? 0
  events = body[1]?.id ?? 0
})
afterAll(() => api.stop())

const create = async (fields: ArticleFields) =>
  api.call('/api/admin/articles/create', {
    token,
    form: articleForm({
      title: 'A title',
      date: '2026-11-20',
      content: '<p>Text</p>',
      categories: [news],
      picture: await jpeg(),
      ...fields,
    }),
  })

const listed = async () => (await api.call<Article[]>('/api/articles')).body

async function idOf(title: string): Promise<number> {
  return (await listed()).find((article) => article.title === title)?.id ?? 0
}

describe('an administrator who publishes an article', () => {
  it("shows an administrator's list to administrators only, also from the cache", async () => {
    expect((await api.call('/api/admin/articles', { token })).status).toBe(200)
    expect((await api.call('/api/admin/articles')).status).toBe(401)
  })

  it('finds it in both lists with its categories, hashtags without white space and its picture', async () => {
    const response = await create({
      title: 'First news',
      hashtags: '#games #bandung',
      categories: [news, events],
      picture: await jpeg(2000, 1000),
    })
    expect(response).toMatchObject({ status: 200, body: { message: 'The article has been created.' } })
    const [published] = await listed()
    expect(published).toMatchObject({
      title: 'First news',
      date: '2026-11-20',
      hashtags: '#games#bandung',
      content: '<p>Text</p>',
      categories: [
        { id: events, name: 'Events' },
        { id: news, name: 'News' },
      ],
      featured_image: { width: 1600, height: 800 },
    })
    expect(published?.featured_image_path).toMatch(/^articles\/[\w-]+-1600\.webp$/)
    expect((await api.call('/api/admin/articles', { token })).body).toEqual([
      { ...published, status: 'published', publishAt: null, updatedAt: expect.any(String) },
    ])
  })

  it('gets pictures in three widths, never enlarged, that browsers may keep for ever', async () => {
    await create({ title: 'Small picture', picture: await png(500, 250) })
    const articles = await listed()
    const small = articles.find((article) => article.title === 'Small picture')
    expect(small).toMatchObject({ featured_image: { width: 500, height: 250 } })
    const first = articles.find((article) => article.title === 'First news')
    expect(first?.featured_image?.srcset.match(/\d+w/g)).toEqual(['400w', '800w', '1600w'])
    const picture = await fetch(`${api.url}/uploads/${small?.featured_image_path}`)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const tag = picture.headers.get('etag') ?? ''
    const again = await fetch(picture.url, { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
  })

  it('hears which parts of the text were stored as links or not at all', async () => {
    const form = articleForm({
      title: 'Filmed',
      date: '2016-11-20',
      content: '<p>Film</p><video src="https://example.com/a.mp4"></video><button>Play</button>',
      categories: [news],
      picture: await jpeg(),
    })
    const response = await api.call('/api/admin/articles/create', { token, form })
    expect(response.body).toMatchObject({ lost: ['1 form field'], linked: ['1 video or embedded page'] })
    const path = `/api/admin/articles/${await idOf('Filmed')}`
    expect(await api.call(path, { token, method: 'DELETE' })).toMatchObject({ status: 200 })
  })

  it('hears of every missing field at once, in the words of the form', async () => {
    const response = await api.call('/api/admin/articles/create', {
      token,
      form: articleForm({ title: ' ' }),
    })
    expect(response).toMatchObject({
      status: 422,
      body: {
        code: 'validation_failed',
        errors: {
          title: ['Article title is required.'],
          date: ['Article date is required.'],
          content: ['Article content is required.'],
          featured_image: ['Featured image is required.'],
          'categories[]': ['Please select at least one category.'],
        },
      },
    })
  })

  it.each([
    ['hashtags without #', { hashtags: 'games' }, 'hashtags', 'Please use # character for each hashtags.'],
    ['a day that no calendar has', { date: '2026-02-30' }, 'date', 'Article date is required.'],
    ['an empty paragraph', { content: '<p>&nbsp;</p>' }, 'content', 'Article content is required.'],
    ['nothing but a script', { content: '<script>x</script>' }, 'content', 'Article content is required.'],
    [
      'a foreign category',
      { categories: [999_999] },
      'categories[]',
      'A selected category does not exist any more.',
    ],
    [
      'a PDF as picture',
      { picture: pdf() },
      'featured_image',
      'Only JPG, JPEG, PNG and WEBP images are allowed.',
    ],
  ])('is refused %s', async (_what, fields, field, message) => {
    const response = await create(fields)
    expect(response).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } })
  })
})

describe('an administrator who changes an article', () => {
  it('keeps the picture unless a new one is sent, and the old files stay for the version before', async () => {
    await create({ title: 'To be edited', picture: await jpeg(300, 200) })
    const id = await idOf('To be edited')
    const path = `/api/admin/articles/${id}`
    const before = (await api.call<Article>(path, { token })).body
    const texts = { title: 'Edited', date: '2026-11-19', content: '<p>New</p>', categories: [events] }

    const response = await api.call(path, { token, form: articleForm(texts) })
    expect(response.body).toMatchObject({ message: 'The article has been updated.' })
    const afterText = (await api.call<Article>(path, { token })).body
    expect(afterText).toMatchObject({ title: 'Edited', featured_image_path: before.featured_image_path })

    await api.call(path, { token, form: articleForm({ ...texts, picture: await jpeg(320, 200) }) })
    const afterPicture = (await api.call<Article>(path, { token })).body
    expect(afterPicture.featured_image).toMatchObject({ width: 320 })
    const files = await api.storedFiles()
    expect(files).toContain(`public/${afterPicture.featured_image_path}`)
    expect(files).toContain(`public/${before.featured_image_path}`)
  })

  it('keeps the picture when a browser sends the file field empty', async () => {
    await create({ title: 'Empty field', picture: await jpeg(300, 200) })
    const path = `/api/admin/articles/${await idOf('Empty field')}`
    const form = articleForm({
      title: 'Empty field',
      date: '2026-11-19',
      content: '<p>x</p>',
      categories: [news],
    })
    const encoded = new Response(form)
    const type = encoded.headers.get('content-type') ?? ''
    const boundary = type.split('boundary=')[1]
    const empty = `--${boundary}\r\ncontent-disposition: form-data; name="featured_image"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n`
    const response = await fetch(`${api.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: empty + (await encoded.text()),
    })
    expect(response.status).toBe(200)
    expect((await api.call<Article>(path, { token })).body.featured_image).toMatchObject({ width: 300 })
  })

  it('deletes it for good with its social card; its pictures stay in the library', async () => {
    const { bytes, name, type } = await png(90, 60)
    const form = new FormData()
    form.append('upload', new File([new Uint8Array(bytes)], name, { type }))
    const { url } = (await api.call<{ url: string }>('/api/admin/uploads', { token, form })).body
    await create({
      title: 'With pictures',
      content: `<figure class="image"><img src="${url}" alt="" /></figure>`,
    })
    const before = await api.storedFiles()
    const path = `/api/admin/articles/${await idOf('With pictures')}`
    const { featured_image: image } = (await api.call<Article>(path, { token })).body

    const response = await api.call(path, { token, method: 'DELETE' })
    expect(response).toMatchObject({ status: 200, body: { message: 'The article has been deleted.' } })
    expect(await api.storedFiles()).toEqual(before)
    const trash = await api.call<TrashPage>('/api/admin/trash?view=page', { token })
    await api.call(`/api/admin/trash/${trash.body.entries[0]?.id}`, { token, method: 'DELETE' })
    const after = await api.storedFiles()
    expect(before.filter((name) => !after.includes(name))).toEqual([`public/${image?.social}`])
  })

  it('gets a 404 when the article does not exist', async () => {
    const form = articleForm({ title: 'x' })
    for (const call of [{ token }, { token, form }, { token, method: 'DELETE' }]) {
      const response = await api.call('/api/admin/articles/999999', call)
      expect(response).toMatchObject({ status: 404, body: { code: 'article_not_found' } })
    }
  })
})

describe('a visitor who reads', () => {
  it('gets the newest article first, and of one day the one published last', async () => {
    await create({ title: 'Old', date: '2020-01-01' })
    await create({ title: 'New A', date: '2030-01-01' })
    await create({ title: 'New B', date: '2030-01-01' })
    const articles = await listed()
    expect(articles.slice(0, 2).map((article) => article.title)).toEqual(['New B', 'New A'])
    expect(articles.at(-1)?.title).toBe('Old')
  })

  it('gets cards with an excerpt in plain text instead of the content', async () => {
    await create({ title: 'Card', content: '<h2>Tea &amp; rain</h2><p>a &lt; b</p>' })
    const { body } = await api.call<ArticleCard[]>('/api/articles?view=cards')
    const card = body.find((article) => article.title === 'Card')
    expect(card?.excerpt).toBe('Tea & rain a < b')
    expect(card).not.toHaveProperty('content')
  })

  it('gets of an article no more in a card than a list shows', async () => {
    await create({ title: 'Long', content: `<p>${'tea '.repeat(200)}</p>` })
    const { body } = await api.call<ArticleCard[]>('/api/articles?view=cards')
    const card = body.find((article) => article.title === 'Long')
    expect(card?.excerpt?.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 1)
    expect(card?.featured_image).not.toHaveProperty('social')
  })

  it('finds related articles that share a category or hashtag before the rest, never the article itself', async () => {
    await create({ title: 'Main', date: '2019-01-01', hashtags: '#rare', categories: [events] })
    await create({ title: 'Shares a tag', date: '2018-01-01', hashtags: '#other#RARE' })
    await create({ title: 'Shares a category', date: '2017-01-01', categories: [events] })
    const id = await idOf('Main')
    const { body } = await api.call<ArticleDetail>(`/api/articles/${id}`)
    expect(body.article).toMatchObject({ id, title: 'Main', content: '<p>Text</p>' })
    const titles = body.relatedArticles.map((article) => article.title)
    expect(titles).not.toContain('Main')
    expect(titles.length).toBeLessThanOrEqual(12)
    expect(titles.indexOf('Shares a tag')).toBeLessThan(titles.indexOf('New B'))
    expect(titles.indexOf('Shares a category')).toBeLessThan(titles.indexOf('New B'))
  })

  it('gets the whole of the related articles, or their cards where it asks for these', async () => {
    const id = await idOf('Main')
    const { body } = await api.call<ArticleDetail>(`/api/articles/${id}`)
    for (const { id: related, ...article } of body.relatedArticles)
      expect((await api.call<ArticleDetail>(`/api/articles/${related}`)).body.article).toMatchObject(article)
    const { body: small } = await api.call<ArticleDetail>(`/api/articles/${id}?view=cards`)
    expect(small.relatedArticles.map((article) => article.id)).toEqual(
      body.relatedArticles.map((article) => article.id),
    )
    for (const article of body.relatedArticles) expect(article.content).toContain('<p>')
    for (const card of small.relatedArticles) {
      expect(card).toHaveProperty('excerpt')
      expect(card).not.toHaveProperty('content')
    }
  })

  it.each(['999999', '0', '-1', 'abc', '1.5', '1e2', '99999999999'])(
    'finds nothing at the id %s',
    async (id) => {
      expect((await api.call(`/api/articles/${id}`)).status).toBe(404)
    },
  )

  it('gets a 304 while nothing changed, in any encoding, and a 200 with the news after a change', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding }
      const first = await api.call('/api/articles', { headers })
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"/)
      expect(first.headers.get('cache-control')).toMatch(/max-age=0, must-revalidate, s-maxage=10,/)
      expect(first.headers.get('cache-tag')).toBe('articles')
      expect(first.headers.get('vary')).toContain('Accept-Encoding')
      const again = await api.call('/api/articles', {
        headers: { ...headers, 'if-none-match': `W/"x", ${etag}` },
      })
      expect(again).toMatchObject({ status: 304, body: '' })
    }
    const etag = (await api.call('/api/articles')).headers.get('etag') ?? ''
    await create({ title: 'Breaking' })
    const changed = await api.call('/api/articles', { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
  })
})
