import type { AdminArticleRow, ListPage, RevisionRow, TrashPage } from '@arunika/admin-contracts'
import type { SavedResponse } from '@arunika/contracts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { articleForm, jpeg } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'

const texts = { date: '2026-11-20', content: '<p>x</p>' }

async function start() {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const picture = await jpeg(40, 40)
  const post = async (path: string, json: object) => {
    const { status, body } = await api.call<SavedResponse>(`/api/admin/${path}`, { token, json })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.id ?? 0
  }
  const remove = (path: string) => api.call(`/api/admin/${path}`, { token, method: 'DELETE' })
  const save = async (title: string, categories: number[], id?: number) => {
    const form = articleForm({ ...texts, title, categories, draft: '1', picture })
    const path = `/api/admin/articles/${id ?? 'create'}`
    const { status, body } = await api.call<SavedResponse>(path, { token, form })
    expect(status).toBe(200)
    return body.id ?? 0
  }
  const read = async <T>(path: string) => (await api.call<T>(`/api/admin/${path}`, { token })).body
  const listed = async () => {
    const page = await read<ListPage<AdminArticleRow>>('articles?view=page&category=none&sort=title')
    expect(page.found).toBe(page.entries.length)
    return page.entries.map(({ title }) => title)
  }
  /** Articles whose column contradicts their links. */
  const untrue = async () => {
    const { rows } = await api.db.execute(sql`select id from articles a where has_category <>
      exists (select from article_categories where article_id = a.id)`)
    return rows
  }
  return { api, post, remove, save, read, listed, untrue }
}

it('the list without category is right after every kind of write that changes categories', async () => {
  const { post, remove, save, read, listed, untrue } = await start()
  const [news, games] = [
    await post('categories/create', { name: 'News' }),
    await post('categories/create', { name: 'Games' }),
  ]
  const expectListed = async (...titles: string[]) => {
    expect(await listed()).toEqual(titles)
    expect(await untrue()).toEqual([])
  }
  const [a, b, c] = [await save('A', []), await save('B', [news]), await save('C', [news, games])]
  await expectListed('A')
  await save('A', [news], a)
  await save('B', [games], b)
  await save('C', [], c)
  await expectListed('C')
  await post('articles/bulk', { ids: [b, c], action: 'categorise', category: news })
  await expectListed()
  await remove(`categories/${news}`)
  await expectListed('A', 'C')
  await post('trash/restore', { subject: 'category', ids: [news] })
  await expectListed()
  await remove(`categories/${news}?move_to=${games}`)
  await expectListed()
  await remove(`articles/${a}`)
  await remove(`categories/${games}`)
  await expectListed('B', 'C')
  await post('trash/restore', { subject: 'article', ids: [a] })
  await expectListed('A', 'B', 'C')
  await post('trash/restore', { subject: 'category', ids: [games] })
  await expectListed('A')
  const { entries } = await read<ListPage<RevisionRow>>(`revisions?view=page&subject=article&id=${c}`)
  const empty = entries[1]?.id
  await post(`revisions/${empty}/restore`, {})
  await expectListed('A', 'C')
  const { entries: trashed } = await read<TrashPage>('trash?view=page')
  expect(trashed.map(({ title }) => title)).toEqual(['News'])
})

it('saves and deletions of categories at the same time leave the column true', async () => {
  const { post, remove, save, untrue } = await start()
  for (let round = 0; round < 4; round += 1) {
    const categories: number[] = []
    for (const name of ['News', 'Games', 'Film'])
      categories.push(await post('categories/create', { name: `${name} ${round}` }))
    const articles: number[] = []
    for (const title of ['A', 'B', 'C', 'D']) articles.push(await save(title, categories))
    const [news = 0, games = 0, film = 0] = categories
    const statuses = await Promise.all([
      remove(`categories/${news}`).then(({ status }) => status),
      remove(`categories/${games}`).then(({ status }) => status),
      ...articles.map((id) => save(`${id}`, [film], id).then(() => 200)),
    ])
    expect(statuses).toEqual(statuses.map(() => 200))
    expect(await untrue()).toEqual([])
    await Promise.all([remove(`categories/${film}`), ...articles.map((id) => remove(`articles/${id}`))])
    expect(await untrue()).toEqual([])
  }
})
