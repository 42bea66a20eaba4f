import type { Category } from '@arunika/admin-contracts'
import type { AdminArticle, SavedResponse } from '@arunika/contracts'
import { expect, it } from 'vitest'
import { applicationForm, articleForm, jpeg, pdf, VACANCY } from './support/samples.ts'
import { fileApiWithVacancy, listApplications } from './support/vacancy.ts'

const { api, token, vacancyId } = await fileApiWithVacancy()
const BY = 'admin@arunika.example'

/** Saves like the form, with the version it was opened with. */
const save = async (path: string, json: object) => {
  const { status, body } = await api.call<SavedResponse>(path, { token, json })
  return { status, body }
}

for (const [what, path, fields, code] of [
  ['vacancy', '/api/admin/job-vacancies', VACANCY, 'vacancy_changed'],
  ['category', '/api/admin/categories', { name: 'News' }, 'category_changed'],
  ['template', '/api/admin/mail-templates', { name: 'T', subject: 's', text: 't' }, 'template_changed'],
] as const) {
  it(`of two who change a ${what} at the same time the second overwrites nothing, and learns who was first`, async () => {
    const created = await save(`${path}/create`, fields)
    const { id, updatedAt: opened } = created.body
    const first = await save(`${path}/${id}`, { ...fields, if_updated_at: opened })
    expect(first).toMatchObject({ status: 200, body: { id, updatedAt: expect.any(String) } })
    const second = await save(`${path}/${id}`, { ...fields, if_updated_at: opened })
    expect(second).toMatchObject({
      status: 409,
      body: { code, changed: { by: BY, at: first.body.updatedAt } },
    })
    // A repeat is refused again; with the current version, or with none, it overwrites.
    expect((await save(`${path}/${id}`, { ...fields, if_updated_at: opened })).status).toBe(409)
    expect((await save(`${path}/${id}`, { ...fields, if_updated_at: first.body.updatedAt })).status).toBe(200)
    expect((await save(`${path}/${id}`, fields)).status).toBe(200)
  })
}

it('a status that another administrator has set since is not overwritten unseen', async () => {
  await api.call(`/api/job-vacancies/${vacancyId}`, { form: applicationForm([pdf()]) })
  const [application] = await listApplications(api, token, vacancyId)
  const path = `/api/admin/applications/${application?.id}/status`
  expect((await save(path, { status: 'interview', if_status: 'new' })).status).toBe(200)
  expect(await save(path, { status: 'rejected', if_status: 'new' })).toMatchObject({
    status: 409,
    body: { code: 'application_changed', message: expect.stringContaining('Interview'), changed: { by: BY } },
  })
  // Both set the same status.
  expect((await save(path, { status: 'interview', if_status: 'new' })).status).toBe(200)
  expect((await save(path, { status: 'rejected', if_status: 'interview' })).status).toBe(200)
  expect((await save(path, { status: 'offered' })).status).toBe(200)
})

it('the same holds for the status of a booked trial', async () => {
  const booking = { name: 'Dewi', phone: '+62 800 5550 101', email: 'dewi@example.com', student: 'Kirana' }
  await api.call('/api/classes/kid-class/roblox/trial', { json: { ...booking, age: '9', day: 'Any' } })
  const path = '/api/admin/trials/1/status'
  expect((await save(path, { status: 'confirmed', if_status: 'new' })).status).toBe(200)
  expect(await save(path, { status: 'cancelled', if_status: 'new' })).toMatchObject({
    status: 409,
    body: { code: 'trial_changed', message: expect.stringContaining('Confirmed'), changed: { by: BY } },
  })
  expect((await save(path, { status: 'confirmed', if_status: 'new' })).status).toBe(200)
  expect((await save(path, { status: 'cancelled', if_status: 'confirmed' })).status).toBe(200)
})

it('notes are only added: of two that are written at the same time both stay', async () => {
  const [application] = await listApplications(api, token, vacancyId)
  const path = `/api/admin/applications/${application?.id}/notes`
  await Promise.all(['Call her.', 'I have called her.'].map((text) => save(path, { text })))
  const [after] = await listApplications(api, token, vacancyId)
  expect(after?.notes.map(({ text }) => text).toSorted()).toEqual(['Call her.', 'I have called her.'])
})

it('a draft needs a title or a sentence, and what readers need only once it is published', async () => {
  const create = '/api/admin/articles/create'
  const { body: categories } = await api.call<Category[]>('/api/admin/categories', { token })
  const form = (fields: Parameters<typeof articleForm>[0]) =>
    api.call<SavedResponse>(create, { token, form: articleForm(fields) })
  expect(await form({ draft: '1' })).toMatchObject({
    status: 422,
    body: { errors: { title: ['Article title is required.'] } },
  })
  const { status, body } = await form({ draft: '1', content: '<p>It begins with a sentence.</p>' })
  expect(status).toBe(200)
  const path = `/api/admin/articles/${body.id}`
  const { body: draft } = await api.call<AdminArticle>(path, { token })
  expect(draft).toMatchObject({
    title: 'It begins with a sentence.',
    status: 'draft',
    categories: [],
    featured_image: null,
  })
  expect(draft.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)

  const publish = (fields: Parameters<typeof articleForm>[0]) =>
    api.call(path, {
      token,
      form: articleForm({
        title: draft.title,
        date: draft.date,
        content: draft.content,
        ...fields,
      }),
    })
  expect((await publish({ categories: [] })).body.errors).toEqual({
    'categories[]': ['Please select at least one category.'],
    featured_image: ['Featured image is required.'],
  })
  const [category] = categories
  expect((await publish({ categories: [category?.id ?? 0], picture: await jpeg() })).status).toBe(200)
})
