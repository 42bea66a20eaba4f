import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Revision, RevisionPage, TrashPage } from '@arunika/admin-contracts'
import type { AdminArticle, AdminVacancy, Article, SavedResponse } from '@arunika/contracts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, revisions } from '../src/db/schema/index.ts'
import { createTrashService } from '../src/modules/trash/service.ts'
import { contextOf } from './support/context.ts'
import { applicationForm, articleForm, jpeg, pdf, VACANCY } from './support/samples.ts'
import { ADMIN, startOwnApi, type TestApi } from './support/test-api.ts'
import { listApplications, publishVacancy } from './support/vacancy.ts'

const texts = { date: '2026-11-20', content: '<p>x</p>' }

async function start() {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const category = await api.call<SavedResponse>('/api/admin/categories/create', {
    token,
    json: { name: 'News' },
  })
  const categories = [category.body.id ?? 0]
  const save = (path: string, fields: Parameters<typeof articleForm>[0]) =>
    api.call<SavedResponse>(`/api/admin/articles/${path}`, {
      token,
      form: articleForm({ ...texts, categories, ...fields }),
    })
  const get = async <T>(path: string) => (await api.call<T>(path, { token })).body
  const remove = (path: string) => api.call(path, { token, method: 'DELETE' })
  const historyOf = (subject: string, id: number) =>
    get<RevisionPage>(`/api/admin/revisions?view=page&subject=${encodeURIComponent(subject)}&id=${id}`)
  const trash = async () => (await get<TrashPage>('/api/admin/trash?view=page')).entries
  const restore = (subject: string, ...ids: number[]) =>
    api.call('/api/admin/trash/restore', { token, json: { subject, ids } })
  return { api, token, categories, save, get, remove, historyOf, trash, restore }
}

const readPicture = (api: TestApi, path = '') => readFile(join(api.dataDir, 'files', 'public', path))

describe('an administrator who looks back', () => {
  it('finds every save of an article with its author, and what it changed', async () => {
    const { save, historyOf, get } = await start()
    const { body } = await save('create', { title: 'Doors', picture: await jpeg() })
    const id = body.id ?? 0
    await save(`${id}`, { title: 'Gates', content: '<p>Open</p>' })
    const { entries } = await historyOf('article', id)
    expect(entries).toMatchObject([
      { action: 'changed', title: 'Gates', actor: ADMIN.email },
      { action: 'created', title: 'Doors', actor: ADMIN.email },
    ])
    const newest = await get<Revision>(`/api/admin/revisions/${entries[0]?.id}`)
    expect(newest).toMatchObject({
      entry: { title: 'Gates', content: '<p>Open</p>', categories: [{ name: 'News' }] },
      before: { title: 'Doors', content: '<p>x</p>' },
    })
    expect(await get<Revision>(`/api/admin/revisions/${entries[1]?.id}`)).toMatchObject({ before: null })
  })

  it('restores an earlier version with its picture, unless another editor has saved since', async () => {
    const { api, token, save, historyOf, get } = await start()
    const { body } = await save('create', {
      ...{ title: 'Doors', linked_pages: '/career/1', picture: await jpeg(300, 200) },
    })
    const path = `/api/admin/articles/${body.id}`
    const first = await get<AdminArticle>(path)
    const second = await save(`${body.id}`, {
      ...{ title: 'Gates', linked_pages: '', picture: await jpeg(320, 200), draft: '1' },
    })
    const [, created] = (await historyOf('article', body.id ?? 0)).entries
    const restore = (known: string | undefined) =>
      api.call(`/api/admin/revisions/${created?.id}/restore`, { token, json: { if_updated_at: known } })

    expect(await restore(first.updatedAt)).toMatchObject({ status: 409, body: { code: 'article_changed' } })
    expect(await restore(second.body.updatedAt)).toMatchObject({ status: 200 })
    // Restoring contents does not publish a draft.
    expect(await get<AdminArticle>(path)).toMatchObject({
      title: 'Doors',
      linkedPages: ['/career/1'],
      status: 'draft',
      featured_image_path: first.featured_image_path,
    })
    expect((await readPicture(api, first.featured_image_path ?? '')).length).toBeGreaterThan(0)
    expect((await historyOf('article', body.id ?? 0)).entries[0]).toMatchObject({ action: 'restored' })
  })

  it('finds saves of vacancies and categories too, and restores them', async () => {
    const { api, token, historyOf, get } = await start()
    const id = await publishVacancy(api, token)
    await api.call(`/api/admin/job-vacancies/${id}`, {
      token,
      json: { ...VACANCY, title: 'Painter', status: 'closed' },
    })
    const [, created] = (await historyOf('job vacancy', id)).entries
    await api.call(`/api/admin/revisions/${created?.id}/restore`, { token, json: {} })
    expect(await get(`/api/admin/job-vacancies/${id}?view=form`)).toMatchObject({
      title: VACANCY.title,
      status: 'closed',
    })
    await api.call('/api/admin/categories/1', { token, json: { name: 'Stories' } })
    const [, named] = (await historyOf('category', 1)).entries
    await api.call(`/api/admin/revisions/${named?.id}/restore`, { token, json: {} })
    expect(await get('/api/admin/categories/1')).toMatchObject({ name: 'News' })
  })

  it('finds the state before saves were recorded', async () => {
    const { api, save, historyOf } = await start()
    const { body } = await save('create', { title: 'Doors', picture: await jpeg() })
    await api.db.delete(revisions)
    await save(`${body.id}`, { title: 'Gates' })
    const { entries } = await historyOf('article', body.id ?? 0)
    expect(entries.map(({ title }) => title)).toEqual(['Gates', 'Doors'])
  })

  it('finds at most 200 versions of one entry, the newest', async () => {
    const { api, token, historyOf } = await start()
    await api.db.execute(sql`insert into ${revisions} (subject, subject_id, actor, action, title, snapshot)
      select 'category', 1, '', 'changed', 'Old ' || n, '{"name":"Old"}' from generate_series(1, 220) n`)
    await api.call('/api/admin/categories/1', { token, json: { name: 'Newest' } })
    const page = await historyOf('category', 1)
    expect(page.found).toBe(200)
    expect(page.entries.slice(0, 2)).toMatchObject([{ title: 'Newest' }, { title: 'Old 220' }])
  })

  it('brings back an older version without what later versions have and it had not', async () => {
    const { api, token, save, get, historyOf } = await start()
    const later = { byline: 'Sari', slug: 'doors', 'title@id': 'Pintu', 'content@id': '<p>y</p>' }
    const article = await save('create', { title: 'Doors', picture: await jpeg(), ...later })
    const terms = { closesOn: '2099-01-01', salaryMin: 5_000_000, salaryMax: 9_000_000 }
    const vacancy = await publishVacancy(api, token, terms)
    await api.call('/api/admin/categories/1', { token, json: { name: 'News', 'name@id': 'Berita' } })
    const names = ['slug', 'byline', 'linkedPages', 'translations', ...Object.keys(terms)]
    await api.db.execute(sql`update ${revisions} set snapshot = snapshot - ${sql.param(names)}::text[]`)
    for (const [subject, id] of [
      ['article', article.body.id ?? 0],
      ['job vacancy', vacancy],
      ['category', 1],
    ] as const) {
      const [newest] = (await historyOf(subject, id)).entries
      const restored = await api.call(`/api/admin/revisions/${newest?.id}/restore`, { token, json: {} })
      expect(restored.status).toBe(200)
    }
    const restored = await get<AdminArticle>(`/api/admin/articles/${article.body.id}`)
    expect(restored).toMatchObject({ title: 'Doors' })
    expect(Object.keys(restored).filter((name) => names.includes(name))).toEqual([])
    const opening = await get<AdminVacancy>(`/api/admin/job-vacancies/${vacancy}`)
    expect(Object.keys(opening).filter((name) => names.includes(name))).toEqual([])
    expect(await get<object>('/api/admin/categories/1')).not.toHaveProperty('translations')
  })

  it('never finds a save without its entry in the log, nor an entry without its save', async () => {
    const { api, token } = await start()
    await api.db.execute(sql`alter table ${revisions} add check (title <> 'Refused')`)
    const refused = await api.call('/api/admin/categories/create', { token, json: { name: 'Refused' } })
    expect(refused.status).toBe(500)
    expect(await api.db.$count(auditLog, sql`title = 'Refused'`)).toBe(0)
    expect((await api.call('/api/admin/categories', { token })).body).toHaveLength(1)
  })
})

describe('Promise 36: what is deleted', () => {
  it('an article comes back whole under its number, with its pictures, categories and day', async () => {
    const { api, token, save, get, remove, trash, restore } = await start()
    const { body } = await save('create', { title: 'Doors', hashtags: '#games', picture: await jpeg() })
    const path = `/api/admin/articles/${body.id}`
    const { updatedAt: _, ...before } = await get<AdminArticle>(path)
    const files = await api.storedFiles()
    await remove(path)
    expect((await api.call(path, { token })).status).toBe(404)
    expect(await get<Article[]>('/api/articles')).toEqual([])
    expect(await trash()).toMatchObject([
      { subject: 'article', subjectId: body.id, title: 'Doors', actor: ADMIN.email, applications: 0 },
    ])
    expect(await api.storedFiles()).toEqual(files)

    expect(await restore('article', body.id ?? 0)).toMatchObject({ status: 200 })
    expect(await get<AdminArticle>(path)).toMatchObject(before)
    expect(await get<Article[]>('/api/articles')).toMatchObject([{ title: 'Doors' }])
    expect(await trash()).toEqual([])
    expect(await restore('article', body.id ?? 0)).toMatchObject({
      status: 404,
      body: { code: 'trash_not_found' },
    })
  })

  it('a vacancy is restored with its applications, which are hidden until then', async () => {
    const { api, token, get, remove, trash, restore } = await start()
    const id = await publishVacancy(api, token)
    await api.call(`/api/job-vacancies/${id}`, { form: applicationForm([pdf()]) })
    const [application] = await listApplications(api, token, id)
    const of = `/api/admin/applications/${application?.id}`
    await remove(`/api/admin/job-vacancies/${id}`)
    for (const gone of [
      of,
      `/api/job-vacancies/${id}`,
      `/api/admin/job-vacancies/${id}`,
      `/api/admin/job-vacancies/${id}/applications?view=page`,
    ])
      expect((await api.call(gone, { token })).status).toBe(404)
    expect(await get('/api/admin/summary')).toMatchObject({ newApplications: 0 })
    expect(await get('/api/admin/whats-new')).toMatchObject({ applications: { count: 0 } })
    expect(await get<AdminVacancy[]>('/api/admin/job-vacancies')).toEqual([])
    const note = await api.call(`${of}/notes`, { token, json: { text: 'x' } })
    expect(note.status).toBe(404)
    expect(await trash()).toMatchObject([{ subject: 'job vacancy', applications: 1 }])

    await restore('job vacancy', id)
    expect(await listApplications(api, token, id)).toMatchObject([{ id: application?.id }])
    expect(await get('/api/admin/summary')).toMatchObject({ newApplications: 1 })
  })

  it('a category comes back with its articles, unless another has taken its name', async () => {
    const { api, token, save, get, remove, restore } = await start()
    await save('create', { title: 'Doors', picture: await jpeg() })
    await remove('/api/admin/categories/1')
    await api.call('/api/admin/categories/create', { token, json: { name: 'news' } })
    expect(await restore('category', 1)).toMatchObject({ status: 409, body: { code: 'category_exists' } })
    await remove('/api/admin/categories/2')
    expect(await restore('category', 1)).toMatchObject({ status: 200 })
    expect(await get<Article[]>('/api/articles')).toMatchObject([{ categories: [{ id: 1, name: 'News' }] }])
  })

  it('in bulk is undone by one request', async () => {
    const { save, remove, restore, get } = await start()
    const picture = await jpeg()
    for (const title of ['A', 'B', 'C']) await save('create', { title, picture })
    for (const id of [1, 2, 3]) await remove(`/api/admin/articles/${id}`)
    expect(await restore('article', 1, 2, 3)).toMatchObject({
      body: { message: '3 entries have been restored.' },
    })
    expect(await get<Article[]>('/api/articles')).toHaveLength(3)
  })

  it('is deleted for good after 30 days or on request, with files, versions and applications', async () => {
    const { api, token, save, remove, trash, categories } = await start()
    const picture = await jpeg()
    await save('create', { title: 'Stays', picture })
    const files = await api.storedFiles()
    await save('create', { title: 'Goes', picture })
    await save('2', { title: 'Goes too', picture: await jpeg(320, 200) })
    const vacancy = await publishVacancy(api, token)
    await api.call(`/api/job-vacancies/${vacancy}`, { form: applicationForm([pdf()]) })
    await remove('/api/admin/articles/2')
    await remove(`/api/admin/job-vacancies/${vacancy}`)
    await remove(`/api/admin/categories/${categories[0]}`)

    const [ofCategory] = await trash()
    expect(await remove(`/api/admin/trash/${ofCategory?.id}`)).toMatchObject({ status: 200 })
    const service = createTrashService(contextOf(api))
    const DAY_MS = 86_400_000
    expect(await service.empty(Date.now() + 29 * DAY_MS)).toBe(0)
    expect(await service.empty(Date.now() + 31 * DAY_MS)).toBe(2)
    expect(await trash()).toEqual([])
    // Social cards and documents are deleted; a picture stays in the library.
    const inLibrary = (await api.storedFiles()).filter((name) => !files.includes(name))
    expect(inLibrary).toEqual([
      expect.stringMatching(/^public\/articles\/[\w-]+-320\.avif$/),
      expect.stringMatching(/^public\/articles\/[\w-]+-320\.webp$/),
    ])
    const left = await api.db.select({ subject: revisions.subject, id: revisions.subjectId }).from(revisions)
    expect(left).toEqual([{ subject: 'article', id: 1 }])
    const log = await api.db.select().from(auditLog).where(sql`actor = 'retention rule'`)
    expect(log.map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual([
      'deleted application',
      'deleted for good article',
      'deleted for good job vacancy',
    ])
  })
})
