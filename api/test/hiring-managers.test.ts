import type {
  AdminSummary,
  ListPage,
  Person,
  SearchResult,
  VacancyRow,
  WhatIsNew,
} from '@arunika/admin-contracts'
import type { Application } from '@arunika/contracts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { applications } from '../src/db/schema/index.ts'
import { person } from './support/people.ts'
import { APPLICANT, applicationForm, pdf, VACANCY } from './support/samples.ts'
import { fileApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const { api, token: admin } = await fileApi()

let own: number
let other: number
let ownApplication: number
let otherApplication: number
let manager: Awaited<ReturnType<typeof person>>

/** Sends an application of the same person for a vacancy. */
async function applyFor(vacancy: number) {
  await api.call(`/api/job-vacancies/${vacancy}`, { form: applicationForm([pdf()]) })
  const [row] = await api.db.select().from(applications).where(eq(applications.vacancyId, vacancy))
  return row?.id ?? 0
}

beforeAll(async () => {
  own = await publishVacancy(api, admin)
  other = await publishVacancy(api, admin)
  ownApplication = await applyFor(own)
  otherApplication = await applyFor(other)
  manager = await person(api, 'manager', ['hiring-manager'], [], [own])
})

const read = async <Body>(path: string) =>
  (await api.call<Body>(`/api/admin/${path}`, { token: manager.token })).body
const statusOf = async (path: string, json?: object) => {
  const call = { token: manager.token, ...(json && { json, method: 'POST' }) }
  return (await api.call(`/api/admin/${path}`, call)).status
}

it('a hiring manager sees only the named vacancies, their applications and counters', async () => {
  const list = await read<ListPage<VacancyRow>>('job-vacancies?view=page')
  expect([list.entries.map(({ id }) => id), list.total]).toEqual([[own], 1])
  expect(await statusOf('job-vacancies')).toBe(403)
  expect(await statusOf(`job-vacancies/${own}/applications?view=page`)).toBe(200)
  expect(await statusOf(`job-vacancies/${other}/applications?view=page`)).toBe(404)
  const application = await read<Application>(`applications/${ownApplication}`)
  expect([application.name, application.others]).toEqual([APPLICANT.name, []])
  expect(await statusOf(`applications/${otherApplication}`)).toBe(404)
  const { applications: found, vacancies } = await read<SearchResult>('search?q=putri')
  expect([found.map(({ id }) => id), vacancies]).toEqual([[ownApplication], []])
  expect((await read<SearchResult>(`search?q=${VACANCY.title}`)).vacancies.map(({ id }) => id)).toEqual([own])
  expect((await read<AdminSummary>('summary')).newApplications).toBe(1)
  expect((await read<WhatIsNew>('whats-new')).applications?.count).toBe(1)
})

it('judges and moves them, and nothing of another vacancy', async () => {
  expect(await statusOf(`applications/${ownApplication}/rating`, { value: 4 })).toBe(200)
  expect(await statusOf(`applications/${ownApplication}/notes`, { text: 'Good' })).toBe(200)
  expect(await statusOf(`applications/${ownApplication}/status`, { status: 'interview' })).toBe(200)
  expect(await statusOf(`job-vacancies/set-read/${ownApplication}`, {})).toBe(200)
  const many = { ids: [ownApplication, otherApplication], status: 'rejected' }
  for (const [path, json] of [
    [`applications/${otherApplication}/rating`, { value: 4 }],
    [`applications/${otherApplication}/notes`, { text: 'x' }],
    [`applications/${otherApplication}/status`, { status: 'offered' }],
    [`job-vacancies/set-read/${otherApplication}`, {}],
    ['applications/move', many],
  ] as const)
    expect([path, await statusOf(path, json)]).toEqual([path, 404])
  const rows = await api.db.select().from(applications).orderBy(applications.id)
  expect(rows.map(({ status, isRead }) => [status, isRead])).toEqual([
    ['interview', true],
    ['new', false],
  ])
})

it('announces, exports, writes and deletes nothing', async () => {
  for (const [path, json] of [
    ['applications/announce', { ids: [ownApplication], status: 'interview' }],
    ['applications/mails', { ids: [ownApplication], subject: 'x', text: 'x' }],
    ['announcements?view=page', undefined],
    ['announcements/take-back', { ids: [ownApplication] }],
    [`job-vacancies/${own}/applications.csv`, undefined],
    [`job-vacancies/${own}/numbers.csv`, undefined],
    [`job-vacancies/${own}`, VACANCY],
    ['people', undefined],
  ] as const)
    expect([path, await statusOf(path, json)]).toEqual([path, 403])
  const call = { method: 'DELETE', token: manager.token }
  expect((await api.call(`/api/admin/job-vacancies/${ownApplication}/applications`, call)).status).toBe(403)
})

it('deletes only notes that they wrote', async () => {
  await api.call(`/api/admin/applications/${ownApplication}/notes`, { token: admin, json: { text: 'Mine' } })
  const { notes } = await read<Application>(`applications/${ownApplication}`)
  const remove = (text: string) =>
    api.call(
      `/api/admin/applications/${ownApplication}/notes/${notes.find((note) => note.text === text)?.id}`,
      { method: 'DELETE', token: manager.token },
    )
  expect([(await remove('Mine')).body.code, (await remove('Good')).status]).toEqual(['note_not_found', 200])
})

it('is named for other vacancies by an administrator, and then logged out', async () => {
  const people = (await api.call<Person[]>('/api/admin/people', { token: admin })).body
  const { name, roles, remotes, vacancies } = people.find(({ id }) => id === manager.id) as Person
  expect(vacancies).toEqual([own])
  const change = (values: object) =>
    api.call(`/api/admin/people/${manager.id}`, { token: admin, json: { name, roles, remotes, ...values } })
  // A client that knows no vacancies changes none.
  expect((await change({})).status).toBe(200)
  expect(await statusOf(`applications/${ownApplication}`)).toBe(200)
  expect((await change({ vacancies: [other] })).status).toBe(200)
  expect(await statusOf(`applications/${ownApplication}`)).toBe(401)
  const token = await manager.logIn()
  expect((await api.call(`/api/admin/applications/${ownApplication}`, { token })).status).toBe(404)
  expect((await api.call(`/api/admin/applications/${otherApplication}`, { token })).status).toBe(200)
})
