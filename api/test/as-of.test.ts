import type { AsOfPage } from '@arunika/admin-contracts'
import type { SavedResponse } from '@arunika/contracts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { articles, vacancies } from '../src/db/schema/index.ts'
import { closeDueVacancies } from '../src/modules/vacancies/closing.ts'
import { contextOf } from './support/context.ts'
import { articleForm, jpeg, VACANCY } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'

async function start() {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const category = await api.call<SavedResponse>('/api/admin/categories/create', {
    token,
    json: { name: 'News' },
  })
  const categories = [category.body.id ?? 0]
  const texts = { date: '2026-11-20', content: '<p>x</p>', categories }
  const save = async (path: string, fields: Parameters<typeof articleForm>[0]) => {
    const form = articleForm({ ...texts, ...fields })
    return (await api.call<SavedResponse>(`/api/admin/articles/${path}`, { token, form })).body.id ?? 0
  }
  const now = async () => {
    const { rows } = await api.db.execute<{ at: string }>(sql`select clock_timestamp() as at`)
    // JSON has milliseconds, the database microseconds.
    return new Date(new Date(rows[0]?.at ?? '').getTime() + 1).toISOString()
  }
  const asOf = async (at: string, subject = 'article', after = '') => {
    const query = new URLSearchParams({ at, subject, ...(after && { after }) })
    return (await api.call<AsOfPage>(`/api/admin/as-of?${query}`, { token })).body
  }
  const titles = async (at: string, subject?: string) =>
    (await asOf(at, subject)).entries.map(({ title, since }) => `${title}: ${since}`)
  return { api, token, save, now, asOf, titles }
}

it('shows what readers saw at a moment: saves, drafts, schedules and deletions since do not change it', async () => {
  const { api, token, save, now, titles } = await start()
  const picture = await jpeg()
  const before = await now()
  const doors = await save('create', { title: 'Doors', picture })
  const draft = await save('create', { title: 'Windows', picture, draft: '1' })
  const gone = await save('create', { title: 'Stairs', picture })
  const first = await now()
  await save(`${doors}`, { title: 'Gates' })
  await save(`${draft}`, { title: 'Windows' })
  await api.call(`/api/admin/articles/${gone}`, { token, method: 'DELETE' })
  const second = await now()

  expect(await titles(before)).toEqual([])
  expect(await titles(first)).toEqual(['Stairs: deleted', 'Doors: changed'])
  expect(await titles(second)).toEqual(['Windows: same', 'Gates: same'])
  await api.call('/api/admin/trash/restore', { token, json: { subject: 'article', ids: [gone] } })
  expect(await titles(first)).toEqual(['Stairs: changed', 'Doors: changed'])
  expect(await titles(first, 'category')).toEqual(['News: same'])
})

it('shows an open vacancy at a moment before its closing date closed it', async () => {
  const { api, titles } = await start()
  const opened = new Date('2026-10-01T00:00:00Z')
  const { type: _, ...texts } = VACANCY
  await api.db.insert(vacancies).values({
    ...{ ...texts, type: 'internship', status: 'open' },
    ...{ closesOn: '2026-11-01', createdAt: opened, updatedAt: opened },
  })
  expect(await closeDueVacancies(contextOf(api))).toBe(1)
  expect(await titles('2026-10-15T00:00:00Z', 'job vacancy')).toEqual([`${VACANCY.title}: changed`])
  expect(await titles('2026-11-15T00:00:00Z', 'job vacancy')).toEqual([])
})

it('shows entries that have not been saved since saves are recorded, page by page', async () => {
  const { api, asOf, now } = await start()
  const stories = Array.from({ length: 25 }, (_, nth) => ({ title: `Story ${nth + 1}`, excerpt: '' }))
  await api.db
    .insert(articles)
    .values(stories.map((story) => ({ ...story, date: '2026-11-20', content: '<p>x</p>' })))
  const at = await now()
  const page = await asOf(at)
  expect(page).toMatchObject({ next: 6 })
  expect(page.entries).toHaveLength(20)
  expect(page.entries[0]).toMatchObject({ title: 'Story 25', revision: null, savedAt: null, since: 'same' })
  const next = await asOf(at, 'article', String(page.next))
  expect(next.entries.map(({ title }) => title)).toEqual([5, 4, 3, 2, 1].map((nth) => `Story ${nth}`))
  expect(next.next).toBeNull()
  await api.db.update(articles).set({ createdAt: sql`now() + interval '1 day'` })
  expect((await asOf(at)).entries).toEqual([])
})

it('is for administrators, and says what is wrong with a time that is none', async () => {
  const { api, token } = await start()
  expect(await api.call('/api/admin/as-of?at=2026-11-20T00:00:00Z&subject=article')).toMatchObject({
    status: 401,
  })
  expect(await api.call('/api/admin/as-of?at=yesterday&subject=article', { token })).toMatchObject({
    status: 422,
  })
})
