import type { ListPage } from '@arunika/admin-contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileApi } from './support/test-api.ts'

const { api, token } = await fileApi()

interface Row {
  id: number
  title?: string
  name?: string
  articles?: number
  applications?: number
  newApplications?: number
}
const ARTICLES = '/api/admin/articles'
const APPLICATIONS = '/api/admin/job-vacancies/1/applications'
const page = async (path: string, query: Record<string, string> = {}) =>
  (await api.call<ListPage<Row>>(`${path}?${new URLSearchParams({ view: 'page', ...query })}`, { token }))
    .body

/** All pages, forwards or backwards. */
async function walk(
  path: string,
  query: Record<string, string>,
  way: 'next' | 'previous',
  from: ListPage<Row>,
) {
  const pages = [from]
  for (let last = from; last[way]; ) {
    const cursor: Record<string, string> =
      way === 'next' ? { after: last.next ?? '' } : { before: last.previous ?? '' }
    last = await page(path, { ...query, ...cursor })
    pages.push(last)
  }
  return pages
}
const idsOf = (pages: readonly ListPage<Row>[]) => pages.flatMap(({ entries }) => entries.map(({ id }) => id))

beforeAll(async () => {
  await api.db.execute(sql`insert into categories (name) values ('Academy'), ('Studio')`)
  await api.db.execute(sql`
    insert into articles (title, date, hashtags, content, excerpt, is_draft, publish_at)
    select case n when 7 then 'Café games' else 'Story ' || n end, date '2026-01-01' + n / 4,
      case when n % 2 = 0 then '#art' else '' end, '<p>Text about puppets ' || n || '</p>', 'Text', n % 10 = 0,
      case when n = 55 then now() + interval '1 day' end
    from generate_series(1, 55) n`)
  await api.db.execute(sql`insert into article_categories select id, 1 from articles where id <= 30`)
  await api.db.execute(sql`
    insert into vacancies (title, type, location, status, description, requirement) values
    ('Artist', 'internship', 'Bandung', 'open', '', ''), ('Writer', 'fulltime', 'Jakarta', 'closed', '', '')`)
  await api.db.execute(sql`
    insert into applications (vacancy_id, reference, name, phone, email, education, why_interested,
      past_experiences, skills_or_expertise, software_or_tools, teamworking, is_read, status, created_at)
    select 1, 'AR-' || n, case n % 3 when 0 then 'Éva ' else 'Putri ' end || n, '', n || '@example.com', 's1', '', '',
      'Drawing', 'Blender', '', n > 40, case when n < 5 then 'interview' else 'new' end,
      timestamptz '2026-01-01 00:00:00.000001+00' + interval '1 microsecond' * (n / 5)
    from generate_series(1, 45) n`)
})

describe('a list of the back-office', () => {
  it.each([
    [ARTICLES, {}, 55],
    [ARTICLES, { sort: 'title' }, 55],
    [ARTICLES, { sort: '-title', category: '1' }, 30],
    [ARTICLES, { sort: 'publish-date', status: 'published' }, 49],
    [APPLICATIONS, {}, 45],
    [APPLICATIONS, { sort: 'timestamp' }, 45],
    [APPLICATIONS, { sort: '-education', q: 'put' }, 30],
  ])('%s %j: cursors lead through every row once, and back', async (path, query, count) => {
    const forwards = await walk(path, query, 'next', await page(path, query))
    const ids = idsOf(forwards)
    expect(new Set(ids).size).toBe(count)
    expect(ids).toHaveLength(count)
    expect(forwards[0]).toMatchObject({ found: count, foundAtLeast: false, previous: null })
    const last = forwards.at(-1) as ListPage<Row>
    const backwards = await walk(path, query, 'previous', last)
    expect(idsOf(backwards.toReversed())).toEqual(ids)
  })

  it('gives the same page by its number as by its cursor', async () => {
    const first = await page(ARTICLES)
    const byCursor = await page(ARTICLES, { after: first.next ?? '', page: '2' })
    const byNumber = await page(ARTICLES, { page: '2' })
    expect(byNumber).toEqual(byCursor)
    expect(byNumber.page).toBe(2)
  })

  it('goes on behind a row that has been deleted meanwhile', async () => {
    const first = await page(ARTICLES)
    const second = await page(ARTICLES, { after: first.next ?? '' })
    const gone = first.entries.at(-1)?.id
    await api.db.execute(sql`update articles set date = '2030-01-01' where id = ${gone}`)
    const again = await page(ARTICLES, { after: first.next ?? '' })
    await api.db.execute(sql`update articles set date = date '2026-01-01' + id / 4 where id = ${gone}`)
    expect(idsOf([again])).toEqual(idsOf([second]))
  })

  it('ignores a cursor of another sort order, or an invented one', async () => {
    const other = (await page(ARTICLES, { sort: 'title' })).next ?? ''
    for (const after of [other, 'nonsense', 'W10'])
      expect(idsOf([await page(ARTICLES, { after })])).toEqual(idsOf([await page(ARTICLES)]))
    const never = Buffer.from(JSON.stringify(['-publish-date', '2026-13-45', 1])).toString('base64url')
    expect((await api.call(`${ARTICLES}?view=page&after=${never}`, { token })).status).toBe(400)
    expect((await api.call(`${ARTICLES}?view=page&sort=content`, { token })).status).toBe(422)
  })

  it('finds every word, whatever its capitals and accents, in title, hashtags and text', async () => {
    const titles = async (q: string) => (await page(ARTICLES, { q })).entries.map(({ title }) => title)
    expect(await titles('CAFE')).toEqual(['Café games'])
    expect(await titles('game caf')).toEqual(['Café games'])
    expect(await titles('st 12')).toEqual(['Story 12'])
    expect(await titles('ry%12')).toEqual([])
    expect((await page(ARTICLES, { q: 'puppet' })).found).toBe(55)
    expect((await page(ARTICLES, { q: '#art' })).found).toBe(27)
    expect((await page(APPLICATIONS, { q: 'eva', status: 'interview' })).found).toBe(1)
  })

  it('counts applications and articles as they come, are read and go', async () => {
    const vacancy = async () => {
      const { entries } = await page('/api/admin/job-vacancies', { sort: '-new-applications' })
      return entries.map(({ applications, newApplications }) => [applications, newApplications])
    }
    const categories = async () =>
      (await page('/api/admin/categories', { sort: '-number-of-articles' })).entries.map(
        ({ articles }) => articles,
      )
    expect(await vacancy()).toEqual([
      [45, 40],
      [0, 0],
    ])
    expect(await categories()).toEqual([30, 0])
    await api.call('/api/admin/job-vacancies/set-read/1', { method: 'POST', token })
    await api.call('/api/admin/job-vacancies/2/applications', { method: 'DELETE', token })
    await api.call('/api/admin/articles/30', { method: 'DELETE', token })
    expect(await vacancy()).toContainEqual([44, 38])
    expect(await categories()).toEqual([29, 0])
    const figures = await api.call('/api/admin/figures', { token })
    expect(figures.body).toEqual({ articles: 54, categories: 2, openVacancies: 1, newApplications: 38 })
  })
})
