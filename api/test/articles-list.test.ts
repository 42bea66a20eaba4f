import type { Article, ArticleAddresses, ArticleCard, ArticlePage, ArticleTopics } from '@arunika/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announceChange } from '../src/db/changes.ts'
import { categories } from '../src/db/schema/index.ts'
import { insertArticle } from '../src/modules/articles/saving.ts'
import { startOwnApi, startTestApi, type TestApi } from './support/test-api.ts'

let api: TestApi
let studio: number
let academy: number

const TEXTS = {
  rimba: {
    title: 'Rimba, a hand-painted rainforest adventure',
    content: '<p class="zebra">Our engineers simulated the light of two jungles &amp; a river.</p>',
    hashtags: '#games#Bandung',
  },
  exhibition: {
    title: 'The student exhibition opens in Bandung',
    content: '<p>Sculptures, puppets and animated films.</p>',
    hashtags: '#art#bandung',
  },
  kelas: {
    title: 'Pendaftaran kelas baru dibuka',
    content: '<p>Anak-anak belajar menggambar dan membuat permainan bersama pengajar kami.</p>',
    hashtags: '#kelas',
  },
}

async function insert(
  target: TestApi,
  text: Partial<(typeof TEXTS)['rimba']> & { linkedPages?: string },
  date: string,
  category: number,
) {
  const values = { title: 'Filler', content: '<p>x</p>', hashtags: '', ...text }
  return insertArticle(target.db, { ...values, date, excerpt: 'x' }, [category])
}

/** An api with a separate database that has one category. */
async function withCategory() {
  const own = await startOwnApi()
  const rows = await own.db.insert(categories).values({ name: 'News' }).returning({ id: categories.id })
  return { own, id: rows[0]?.id ?? 0 }
}

beforeAll(async () => {
  api = await startTestApi()
  const rows = await api.db
    .insert(categories)
    .values([{ name: 'Studio' }, { name: 'Academy' }])
    .returning({ id: categories.id })
  studio = rows[0]?.id ?? 0
  academy = rows[1]?.id ?? 0
  for (let nth = 0; nth < 117; nth += 1) {
    const day = String((nth % 28) + 1).padStart(2, '0')
    await insert(api, { title: `Filler ${nth}` }, `2025-0${(nth % 9) + 1}-${day}`, nth % 2 ? studio : academy)
  }
  await insert(api, TEXTS.kelas, '2026-01-01', academy)
  await insert(api, TEXTS.exhibition, '2026-02-01', academy)
  await insert(api, TEXTS.rimba, '2026-03-01', studio)
})
afterAll(() => api.stop())

const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title)
const get = async <T>(query: string) => (await api.call<T>(`/api/articles${query}`)).body
const search = async (q: string) =>
  titles((await get<ArticlePage>(`?view=page&q=${encodeURIComponent(q)}`)).articles)

describe('the list of articles', () => {
  it('holds the newest hundred whole articles when nothing is asked for', async () => {
    const list = await get<Article[]>('')
    expect(list).toHaveLength(100)
    expect(list[0]).toMatchObject({ title: TEXTS.rimba.title, content: TEXTS.rimba.content })
  })

  it('is read to its end piece by piece, each article once, though one is published meanwhile', async () => {
    const { own, id } = await withCategory()
    // Several on one day, so that the day does not suffice as a cursor.
    for (let nth = 0; nth < 23; nth += 1) await insert(own, {}, `2026-01-0${(nth % 3) + 1}`, id)
    const seen: number[] = []
    let before = ''
    for (;;) {
      const { body } = await own.call<ArticleCard[]>(`/api/articles?view=cards&limit=5${before}`)
      seen.push(...body.map((card) => card.id))
      const last = body.at(-1)
      if (!last) break
      before = `&before=${last.date}.${last.id}`
      if (seen.length === 5) {
        await insert(own, {}, '2026-01-09', id)
        await announceChange(own.db, 'articles')
      }
    }
    expect(seen).toHaveLength(23)
    expect(new Set(seen).size).toBe(23)
  })

  it('has pages with their number, the total counted', async () => {
    const page = await get<ArticlePage>('?view=page&page=5')
    expect(page).toMatchObject({ total: 120, pages: 5, page: 5 })
    expect(page.articles).toHaveLength(24)
    expect((await api.call('/api/articles?view=page&page=6')).body.code).toBe('page_not_found')
  })

  it('keeps to a category and to a hashtag, however it is written', async () => {
    expect(await get<ArticlePage>(`?view=page&category=${academy}`)).toMatchObject({ total: 61 })
    const tagged = await get<ArticlePage>('?view=page&hashtag=BANDUNG')
    expect(titles(tagged.articles)).toEqual([TEXTS.rimba.title, TEXTS.exhibition.title])
    const both = await get<ArticleCard[]>(`?view=cards&hashtag=bandung&category=${studio}`)
    expect(titles(both)).toEqual([TEXTS.rimba.title])
  })

  it('finds the articles about a page', async () => {
    const { own, id } = await withCategory()
    await insert(own, { title: 'One of two', linkedPages: '/academy/kid-class /career/7' }, '2026-01-04', id)
    await insert(own, { title: 'Another vacancy', linkedPages: '/career/71' }, '2026-01-03', id)
    await insert(own, { title: 'Alone', linkedPages: '/career/7' }, '2026-01-02', id)
    const about = async (page: string) =>
      titles((await own.call<ArticleCard[]>(`/api/articles?view=cards&limit=3&linkedPage=${page}`)).body)
    expect(await about('/career/7')).toEqual(['One of two', 'Alone'])
    expect(await about('/academy/kid-class')).toEqual(['One of two'])
    expect(await about('/career/8')).toEqual([])
    const { body } = await own.call<ArticlePage>('/api/articles?view=page&linkedPage=/career/7')
    expect(body).toMatchObject({ total: 2, pages: 1 })
  })

  it('names what the articles are about', async () => {
    const topics = await get<ArticleTopics>('/topics')
    expect(topics.categories).toEqual([
      { id: academy, name: 'Academy', articles: 61 },
      { id: studio, name: 'Studio', articles: 59 },
    ])
    expect(topics.hashtags[0]).toEqual({ name: 'bandung', articles: 2 })
  })

  it.each([
    'limit=101',
    'limit=0',
    'page=x',
    'before=yesterday',
    'before=2026-02-31.1',
    'view=all',
    'category=-1',
    'linkedPage=https://elsewhere.test/',
  ])('refuses %s', async (query) => {
    expect((await api.call(`/api/articles?${query}`)).status).toBe(422)
  })

  it('leaves drafts and what is not yet due to the back-office', async () => {
    const { own, id } = await withCategory()
    const draft = await insertArticle(
      own.db,
      { title: 'Draft', content: '<p>secret</p>', excerpt: '', date: '2026-01-01', isDraft: true },
      [id],
    )
    await insertArticle(
      own.db,
      {
        title: 'Later',
        content: '<p>secret</p>',
        excerpt: '',
        date: '2026-01-01',
        publishAt: new Date(Date.now() + 60_000),
      },
      [id],
    )
    expect((await own.call('/api/articles')).body).toEqual([])
    expect((await own.call(`/api/articles/${draft}`)).status).toBe(404)
    expect((await own.call('/api/articles?view=page&q=secret')).body).toMatchObject({ total: 0 })
    expect((await own.call('/api/articles/topics')).body).toEqual({ categories: [], hashtags: [] })
    expect((await own.call('/api/articles?view=places')).body).toEqual([])
  })
})

describe('the search', () => {
  it.each([
    ['rainforest', 'its very word', 'rimba'],
    ['RAINFORESTS', 'capitals and plural', 'rimba'],
    ['simulating a jungle', 'other forms in English', 'rimba'],
    ['rainforst', 'a letter missing', 'rimba'],
    ['ranifroest', 'letters exchanged', 'rimba'],
    ['rainf', 'the beginning of a word', 'rimba'],
    ['exibition', 'a misspelt title', 'exhibition'],
    ['student puppet', 'words of title and text', 'exhibition'],
    ['gambar', 'the stem of an Indonesian word', 'kelas'],
    ['mengajar', 'another form in Indonesian', 'kelas'],
    ['permanian', 'a slip in Indonesian', 'kelas'],
    ['#kelas', 'a hashtag', 'kelas'],
  ] as const)('finds by %s: %s', async (query, _kind, expected) => {
    expect(await search(query)).toContain(TEXTS[expected].title)
  })

  it('shows what has the word in its title before what only mentions it', async () => {
    expect((await search('exhibition'))[0]).toBe(TEXTS.exhibition.title)
  })

  it('does not look into the markup, and finds nothing for what is nowhere', async () => {
    expect(await search('zebra')).toEqual([])
    expect(await search('xylophone quartet')).toEqual([])
    expect(await search('rimba xylophone')).toEqual([])
  })

  it('finds nothing for signs without a word, which are not placeholders, and everything for a blank', async () => {
    for (const q of ['%', '_', '%_', '*', '!?', '\\']) {
      const { body } = await api.call<ArticlePage>(`/api/articles?view=page&q=${encodeURIComponent(q)}`)
      expect(body, q).toMatchObject({ articles: [], total: 0, pages: 0 })
      expect(await get<ArticleCard[]>(`?view=cards&q=${encodeURIComponent(q)}`), q).toEqual([])
    }
    expect(await get<ArticlePage>('?view=page&q=+')).toMatchObject({ total: 120 })
  })

  it('takes whatever is typed for words', async () => {
    for (const q of ["' | !(", ':*', '"\\', '%_', 'the', "a'b:c&d!", '\u0000', '<script>']) {
      const path = `/api/articles?view=page&q=${encodeURIComponent(q)}`
      expect((await api.call(path)).status, q).toBe(200)
    }
  })
})

describe('the feed', () => {
  it('is RSS with the newest articles and their texts, whatever stands in their titles', async () => {
    const own = await startOwnApi()
    const [category] = await own.db
      .insert(categories)
      .values({ name: 'R&D' })
      .returning({ id: categories.id })
    const sizes = '/uploads/a-400.webp 400w, /uploads/a.webp 800w'
    const content = `<p>Whole & <a href="/career">linked</a></p><img src="/uploads/a.webp" srcset="${sizes}">`
    await insert(own, { title: 'Ink <&> "paint" \u0007', content }, '2026-03-01', category?.id ?? 0)
    await insert(
      own,
      { title: 'Long', content: `<p>${'x'.repeat(60_000)}</p>` },
      '2026-02-01',
      category?.id ?? 0,
    )
    const response = await own.call<string>('/api/articles/feed.xml')
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(response.body).toContain('<title>Ink &lt;&amp;&gt; &quot;paint&quot; </title>')
    expect(response.body).toContain('<category>R&amp;D</category>')
    expect(response.body).toContain('<pubDate>Sun, 01 Mar 2026 00:00:00 +0000</pubDate>')
    const texts = [...response.body.matchAll(/<content:encoded>(.*?)<\/content:encoded>/gs)]
    expect(texts).toHaveLength(1)
    expect(texts[0]?.[1]).toMatch(/&lt;a href=&quot;https?:\/\/[^/]+\/career&quot;&gt;linked/)
    expect(texts[0]?.[1]).toMatch(/src=&quot;https?:\/\/[^/]+\/uploads\/a\.webp/)
    expect(texts[0]?.[1]).toMatch(
      /srcset=&quot;https?:\/\/[^/]+\/\S+ 400w, https?:\/\/[^/]+\/uploads\/a\.webp 800w/,
    )
  })

  it('of a category has its articles alone, and names itself', async () => {
    const own = await startOwnApi()
    const added = await own.db
      .insert(categories)
      .values([{ name: 'R&D' }, { name: 'Games' }, { name: 'Empty' }])
      .returning({ id: categories.id })
    const [research, games, empty] = added.map(({ id }) => id)
    await insert(own, { title: 'Ink', content: '<p>Ink</p>' }, '2026-03-01', research ?? 0)
    await insert(own, { title: 'Rimba', content: '<p>Rain</p>' }, '2026-03-02', games ?? 0)
    const { status, body } = await own.call<string>(`/api/articles/feed/${research}`)
    expect(status).toBe(200)
    expect([...body.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      expect.stringMatching(/ News: R&amp;D$/),
      'Ink',
    ])
    expect(body).toContain(`/articles/feed/${research}.xml" rel="self"`)
    expect(body).toContain(`/articles?category=${research}</link>`)
    for (const other of [empty, 999_999])
      expect((await own.call(`/api/articles/feed/${other}`)).status).toBe(404)
    expect((await own.call('/api/articles/feed/x')).status).toBeGreaterThanOrEqual(400)
  })
})

it('a poll that finds nothing new does not reach the database', async () => {
  const own = await startOwnApi()
  const path = '/api/articles?view=cards&limit=17'
  const first = await own.call(path)
  await own.db.execute(sql`alter table articles rename to articles_away`)
  const again = await own.call(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

it('a sitemap gets 2,000 addresses in one response, and all of them one response after another', async () => {
  const own = await startOwnApi()
  await own.db.execute(sql`
    insert into articles (title, date, hashtags, content, excerpt)
    select 'Story ' || n, date '2026-01-01' - (n / 300)::int, '', '<p>x</p>', 'x' from generate_series(1, 4100) n`)
  const seen: number[] = []
  const sizes: number[] = []
  let path: string | undefined = '/api/articles?view=places'
  while (path !== undefined) {
    const { body }: { body: ArticleAddresses } = await own.call<ArticleAddresses>(path)
    seen.push(...body.map(({ id }) => id))
    sizes.push(body.length)
    const last = body.at(-1)
    path = last && `/api/articles?view=places&before=${last.date}.${last.id}`
  }
  expect(sizes).toEqual([2_000, 2_000, 100, 0])
  expect(new Set(seen).size).toBe(4_100)
})
