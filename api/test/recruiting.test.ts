import type { AuditPage } from '@arunika/admin-contracts'
import type { AdminVacancy, Application } from '@arunika/contracts'
import { expect, it } from 'vitest'
import type { Context } from '../src/context.ts'
import { openDatabase } from '../src/db/database.ts'
import { applicationNotes } from '../src/db/schema/index.ts'
import { ResponseCache } from '../src/lib/response-cache.ts'
import { closeDueVacancies } from '../src/modules/vacancies/closing.ts'
import { APPLICANT, applicationForm, pdf, png } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'
import { fileApiWithVacancy, listApplications, publishVacancy } from './support/vacancy.ts'

const { api, token, vacancyId } = await fileApiWithVacancy()

const apply = (form: FormData, id = vacancyId) => api.call(`/api/job-vacancies/${id}`, { form })
const list = () => listApplications(api, token, vacancyId)

const newest = async () => {
  const [application] = await list()
  if (!application) throw new Error('no application')
  return application
}
const formula = '=HYPERLINK("https://example.com")'

it('an application starts as new and goes through the steps', async () => {
  await apply(applicationForm([pdf()]))
  const { id, status } = await newest()
  expect(status).toBe('new')
  const set = (json: object) => api.call(`/api/admin/applications/${id}/status`, { token, json })
  expect((await set({ status: 'interview' })).status).toBe(200)
  expect((await newest()).status).toBe('interview')
  expect(await set({ status: 'hired' })).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
  const missing = await api.call('/api/admin/applications/999999/status', {
    token,
    json: { status: 'offered' },
  })
  expect(missing).toMatchObject({ status: 404, body: { code: 'application_not_found' } })
})

it('notes have an author and are deleted with the application', async () => {
  await apply(applicationForm([pdf()]))
  const { id } = await newest()
  const notes = `/api/admin/applications/${id}/notes`
  expect((await api.call(notes, { token, json: { text: ' ' } })).body.errors).toEqual({
    text: ['Please write something.'],
  })
  await api.call(notes, { token, json: { text: 'Call on Monday.' } })
  await api.call(notes, { token, json: { text: 'Called.' } })
  const [first] = (await newest()).notes
  expect((await newest()).notes).toMatchObject([
    { author: 'admin@arunika.example', text: 'Call on Monday.' },
    { text: 'Called.' },
  ])
  const remove = () => api.call(`${notes}/${first?.id}`, { token, method: 'DELETE' })
  expect((await remove()).status).toBe(200)
  expect(await remove()).toMatchObject({ status: 404, body: { code: 'note_not_found' } })
  const nowhere = await api.call('/api/admin/applications/999999/notes', { token, json: { text: 'x' } })
  expect(nowhere.status).toBe(404)
  await api.call(`/api/admin/job-vacancies/${id}/applications`, { token, method: 'DELETE' })
  expect(await api.db.select().from(applicationNotes)).toEqual([])
})

it('the day of deletion is known beforehand', async () => {
  const { createdAt, deletedAfter } = await newest()
  const days = (Date.parse(deletedAfter ?? '') - Date.parse(createdAt)) / 86_400_000
  expect(days).toBe(api.settings.applicationRetentionDays)
})

it('the table for spreadsheets holds nothing that one would run', async () => {
  const id = await publishVacancy(api, token)
  await apply(applicationForm([pdf()], { ...APPLICANT, name: formula, teamworking: 'One,\n"two"' }), id)
  const path = `/api/admin/job-vacancies/${id}/applications.csv`
  const { headers, body } = await api.call<string>(path, { token })
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="applications-${id}.csv"`)
  const [head, ...rest] = body.split('\r\n')
  expect(head).toMatch(/^Reference,Timestamp,Status,Name,Phone,/)
  expect(rest.join('\r\n')).toContain(`,New,"'${formula.replaceAll('"', '""')}",+62 800 5550 101,`)
  expect(rest.join('\r\n')).toContain('"One,\r\n""two""')
  const offered = await api.call<string>(`${path}?status=offered`, { token })
  expect(offered.body.split('\r\n')).toEqual([head, ''])
  expect((await api.call(`${path}?status=hired`, { token })).status).toBe(422)
  expect((await api.call(path)).status).toBe(401)
})

it('all documents come as one archive, by a signed address only', async () => {
  await apply(applicationForm([pdf(), pdf(2_000_000), await png()]))
  const { documents_path } = await newest()
  const response = await fetch(`${api.url}/uploads/${documents_path}`)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; /)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.readUInt32LE(0)).toBe(0x04034b50)
  expect(bytes.length).toBeGreaterThan(2_000_000)
  for (const name of ['cv.pdf', 'cv (2).pdf', 'work.png']) expect(bytes.includes(name)).toBe(true)
  const other = documents_path.replace(/^applications\/\d+/, 'applications/1')
  for (const path of [other, documents_path.replace(/\?.*/, '')]) {
    expect((await fetch(`${api.url}/uploads/${path}`)).status).toBe(403)
  }
})

it('many applications are moved at once, each with its entry in the log', async () => {
  const own = await startOwnApi()
  const { token: admin } = await own.logIn()
  const vacancy = await publishVacancy(own, admin)
  for (let nth = 1; nth <= 3; nth += 1)
    await own.call(`/api/job-vacancies/${vacancy}`, { form: applicationForm([pdf()]) })
  const ids = (await listApplications(own, admin, vacancy)).map(({ id }) => id)
  const move = (status: string) =>
    own.call('/api/admin/applications/move', { token: admin, json: { ids: [...ids, 99_999_999], status } })
  expect((await move('shortlisted')).body.message).toBe('3 applications have been moved.')
  expect((await move('shortlisted')).body.message).toBe('0 applications have been moved.')
  const log = await own.call<AuditPage>('/api/admin/audit-log?action=status%20changed', { token: admin })
  expect(log.body.entries.map(({ title }) => title)).toEqual(Array(3).fill('Shortlisted'))
})

it('a move of those of one status leaves out what a colleague has moved meanwhile', async () => {
  const own = await startOwnApi()
  const { token: admin } = await own.logIn()
  const vacancy = await publishVacancy(own, admin)
  for (let nth = 1; nth <= 2; nth += 1)
    await own.call(`/api/job-vacancies/${vacancy}`, { form: applicationForm([pdf()]) })
  const ids = (await listApplications(own, admin, vacancy)).map(({ id }) => id)
  const [mine, theirs] = ids
  await own.call(`/api/admin/applications/${theirs}/status`, { token: admin, json: { status: 'offered' } })
  const { body } = await own.call('/api/admin/applications/move', {
    token: admin,
    json: { ids, status: 'rejected', if_status: 'new' },
  })
  expect(body).toEqual({ message: 'One application has been moved.', moved: [mine] })
  const after = await listApplications(own, admin, vacancy)
  expect(after.map(({ id, status }) => [id, status])).toEqual([
    [mine, 'rejected'],
    [theirs, 'offered'],
  ])
})

it('applications of one person are grouped, across vacancies and spellings of the address', async () => {
  const own = await startOwnApi()
  const { token: admin } = await own.logIn()
  const first = await publishVacancy(own, admin, { title: 'Mask maker' })
  const second = await publishVacancy(own, admin, { title: 'Kite maker' })
  for (const [vacancy, email] of [
    [first, 'ayu@example.com'],
    [second, 'Ayu@Example.com'],
    [second, 'other@example.com'],
  ] as const)
    await own.call(`/api/job-vacancies/${vacancy}`, {
      form: applicationForm([pdf()], { ...APPLICANT, email }),
    })
  const [application] = await listApplications(own, admin, first)
  const { body } = await own.call<Application>(`/api/admin/applications/${application?.id}`, { token: admin })
  expect(body.others?.map(({ vacancy, status }) => [vacancy, status])).toEqual([['Kite maker', 'new']])
})

it('a vacancy closes after its last day: at once for applicants, and in the lists by housekeeping', async () => {
  const own = await startOwnApi()
  const { token: admin } = await own.logIn()
  const vacancy = await publishVacancy(own, admin, { closesOn: '2020-01-31' } as object)
  const form = () => applicationForm([pdf()])
  expect((await own.call(`/api/job-vacancies/${vacancy}`, { form: form() })).status).toBe(410)
  const database = openDatabase(own.databaseUrl, 1)
  await closeDueVacancies({
    ...own,
    db: database.db,
    responseCache: new ResponseCache(),
  } as unknown as Context)
  await database.close()
  const { body } = await own.call<AdminVacancy>(`/api/admin/job-vacancies/${vacancy}?view=form`, {
    token: admin,
  })
  expect(body).toMatchObject({ status: 'closed', closesOn: '2020-01-31' })
  const open = await publishVacancy(own, admin, { closesOn: '2099-01-31', salaryMin: 5_000_000 } as object)
  expect((await own.call(`/api/job-vacancies/${open}`, { form: form() })).status).toBe(200)
  const shown = await own.call(`/api/job-vacancies/${open}`)
  expect(shown.body).toMatchObject({ closesOn: '2099-01-31', salaryMin: 5_000_000 })
})
