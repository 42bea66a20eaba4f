import type { SearchResult, VacancyFormValues } from '@arunika/admin-contracts'
import type { AdminArticle, Article, SavedResponse } from '@arunika/contracts'
import { expect, it } from 'vitest'
import { applicationForm, articleForm, jpeg, pdf } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const texts = { date: '2026-11-20', content: '<p>x</p>' }

async function start() {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  for (const name of ['News', 'Games'])
    await api.call('/api/admin/categories/create', { token, json: { name } })
  const picture = await jpeg()
  const create = async (title: string, own: object = { picture, categories: [1] }) => {
    const form = articleForm({ ...texts, title, ...own })
    return (await api.call<SavedResponse>('/api/admin/articles/create', { token, form })).body.id ?? 0
  }
  const bulk = (json: object, list = 'articles') => api.call(`/api/admin/${list}/bulk`, { token, json })
  const read = async <T = AdminArticle>(path: string) => (await api.call<T>(path, { token })).body
  return { api, token, create, bulk, read }
}

it('many articles are unpublished, published and categorised at once, each with a revision', async () => {
  const { create, bulk, read } = await start()
  const ids = [await create('A'), await create('B')]
  expect(await bulk({ ids, action: 'unpublish' })).toMatchObject({
    body: { message: '2 articles have been updated.' },
  })
  expect(await read<Article[]>('/api/articles')).toEqual([])
  await bulk({ ids: [...ids, 999], action: 'publish' })
  expect(await read<Article[]>('/api/articles')).toHaveLength(2)
  await bulk({ ids, action: 'categorise', category: 2 })
  expect(await read(`/api/admin/articles/${ids[0]}`)).toMatchObject({
    status: 'published',
    categories: [{ name: 'Games' }, { name: 'News' }],
  })
  const history = await read<{ found: number }>(`/api/admin/revisions?view=page&subject=article&id=${ids[0]}`)
  expect(history.found).toBe(4)
})

it('an article that its form would not publish is named, and none of the others is published', async () => {
  const { create, bulk, read } = await start()
  const ready = await create('Ready')
  await bulk({ ids: [ready], action: 'unpublish' })
  const bare = await create('Bare', { draft: '1', categories: [] })
  expect(await bulk({ ids: [ready, bare], action: 'publish' })).toMatchObject({
    status: 422,
    body: { errors: { ids: ['“Bare” lacks a featured image and a category. Nothing was published.'] } },
  })
  expect(await read<Article[]>('/api/articles')).toEqual([])
})

it('many vacancies are closed at once', async () => {
  const { api, token, bulk, read } = await start()
  const ids = [await publishVacancy(api, token), await publishVacancy(api, token)]
  await bulk({ ids, action: 'close' }, 'job-vacancies')
  expect(await read<unknown[]>('/api/job-vacancies')).toEqual([])
  const form = await read<VacancyFormValues>(`/api/admin/job-vacancies/${ids[0]}?view=form`)
  expect(form.status).toBe('closed')
})

it('one search finds articles, vacancies, categories, messages, applicants and trials', async () => {
  const { api, token, create, read } = await start()
  await create('Putri draws')
  const vacancy = await publishVacancy(api, token, { title: 'Putri’s successor' })
  await api.call(`/api/job-vacancies/${vacancy}`, { form: applicationForm([pdf()]) })
  await api.call('/api/contact-us', {
    json: { name: 'a', email: 'a@example.com', subject: 'About Putri', message: 'm' },
  })
  await api.call('/api/admin/categories/create', { token, json: { name: 'Putri’s' } })
  const booking = { name: 'Dewi', phone: '+62 800 5550 101', email: 'dewi@example.com', age: '9', day: 'Any' }
  await api.call('/api/classes/kid-class/roblox/trial', { json: { ...booking, student: 'Putri K.' } })
  const found = await read<SearchResult>('/api/admin/search?q=putri')
  expect(found).toEqual({
    articles: [{ id: 1, title: 'Putri draws' }],
    vacancies: [{ id: vacancy, title: 'Putri’s successor' }],
    categories: [{ id: 3, title: 'Putri’s' }],
    messages: [{ id: 1, title: 'About Putri' }],
    applications: [{ id: 1, title: 'Putri Handayani', vacancyId: vacancy }],
    trials: [{ id: 1, title: 'Putri K.', class: 'Roblox' }],
  })
  await api.call(`/api/admin/job-vacancies/${vacancy}`, { token, method: 'DELETE' })
  expect(await read<SearchResult>('/api/admin/search?q=putri')).toMatchObject({
    vacancies: [],
    applications: [],
  })
})
