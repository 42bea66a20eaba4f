import type { ApplicationResponse } from '@arunika/shared/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationNotes, sessions, vacancies } from '../src/db/schema.ts'
import { APPLICANT, applicationForm, jpeg, pdf, png, webp } from './support/samples.ts'
import { type Call, startTestApi, type TestApi } from './support/test-api.ts'
import { listApplications, publishVacancy } from './support/vacancy.ts'

let api: TestApi
let token: string
let vacancyId: number
beforeAll(async () => {
  api = await startTestApi()
  token = (await api.logIn()).token
  vacancyId = await publishVacancy(api, token)
})
afterAll(() => api.stop())

const apply = (form: FormData, id: number | string = vacancyId) =>
  api.call<ApplicationResponse>(`/api/job-vacancies/${id}`, { form })
const list = () => listApplications(api, token, vacancyId)

describe('an applicant', () => {
  it('is thanked with a reference, and the administrator sees every answer and document', async () => {
    const answer = await apply(applicationForm([pdf(), await jpeg(), await png()]))
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Thank you! Your application has been sent.',
        reference: expect.stringMatching(/^AR-[2-9A-Z]{8}$/),
      },
    })
    const [application] = await list()
    expect(application).toMatchObject({ ...APPLICANT, is_read: 0 })
    expect(Math.abs(Date.parse(application?.createdAt ?? '') - Date.now())).toBeLessThan(60_000)
    expect(application?.applicationFiles.map((file) => file.name)).toEqual(['cv.pdf', 'work.jpg', 'work.png'])
  })

  it('may leave the institution away and send the fields in any order, files first', async () => {
    const form = new FormData()
    const { name, type, bytes } = await webp()
    form.append('cv_or_portfolios', new File([new Uint8Array(bytes)], name, { type }))
    const { institution: _, ...rest } = APPLICANT
    for (const [field, value] of Object.entries(rest).reverse()) form.append(field, value)
    expect((await apply(form)).status).toBe(200)
    expect((await list())[0]).toMatchObject({ institution: '', name: APPLICANT.name })
  })

  it('is told of every missing field at once', async () => {
    const required = ['This field is required.']
    const answer = await api.call(`/api/job-vacancies/${vacancyId}`, {
      form: applicationForm([], { name: ' ' }),
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
    expect(answer.body.errors).toEqual({
      name: required,
      phone: required,
      email: required,
      education: required,
      why_interested: required,
      past_experiences: required,
      skills_or_expertise: required,
      software_or_tools: required,
      teamworking: required,
      cv_or_portfolios: required,
    })
  })

  it.each([
    ['an address that is none', { email: 'putri' }, { email: ['Please enter a valid email address.'] }],
    ['a level of education that is none', { education: 'phd' }, { education: ['This field is required.'] }],
    ['a name without end', { name: 'x'.repeat(201) }, { name: ['Please use at most 200 characters.'] }],
  ])('is refused %s', async (_what, own, errors) => {
    const form = applicationForm([pdf()], { ...APPLICANT, ...own })
    const answer = await api.call(`/api/job-vacancies/${vacancyId}`, { form })
    expect(answer).toMatchObject({ status: 422, body: { errors } })
  })

  it('learns that the vacancy is closed or does not exist', async () => {
    const id = await publishVacancy(api, token, { status: 'closed' })
    const closed = await apply(applicationForm([pdf()]), id)
    expect(closed).toMatchObject({ status: 410, body: { code: 'vacancy_closed' } })
    for (const nowhere of [999_999, 'abc']) {
      expect((await apply(applicationForm([pdf()]), nowhere)).status).toBe(404)
    }
    const json = await api.call(`/api/job-vacancies/${vacancyId}`, { json: APPLICANT })
    expect(json).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
  })
})

describe('an administrator', () => {
  it('sees the newest application first', async () => {
    await apply(applicationForm([pdf()], { ...APPLICANT, name: 'The latest' }))
    const times = (await list()).map((application) => application.createdAt)
    expect((await list())[0]?.name).toBe('The latest')
    expect(times).toEqual([...times].sort().reverse())
  })

  it('deletes an application, and nothing of it is left', async () => {
    const before = await api.storedFiles()
    await apply(applicationForm([pdf(), await png()]))
    const [application] = await list()
    const path = `/api/admin/job-vacancies/${application?.id}/applications`
    const answer = await api.call(path, { token, method: 'DELETE' })
    expect(answer).toMatchObject({ status: 200, body: { message: 'The response has been deleted.' } })
    expect((await list()).map(({ id }) => id)).not.toContain(application?.id)
    expect(await api.storedFiles()).toEqual(before)
    expect((await api.call(path, { token, method: 'DELETE' })).status).toBe(404)
  })

  it('is answered 304 while no application has come', async () => {
    const path = `/api/admin/job-vacancies/${vacancyId}/applications`
    const etag = (await api.call(path, { token })).headers.get('etag') ?? ''
    const again = () => api.call(path, { token, headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)
    await apply(applicationForm([pdf()]))
    expect((await again()).status).toBe(200)
  })
})

describe('recruiting', () => {
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
    const nobody = await api.call('/api/admin/applications/999999/status', {
      token,
      json: { status: 'offered' },
    })
    expect(nobody).toMatchObject({ status: 404, body: { code: 'application_not_found' } })
  })

  it('notes bear their author and go with the application', async () => {
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
    expect(rest.join('\r\n')).toContain(`,New,"'${formula.replaceAll('"', '""')}",'+62 800 5550 101,`)
    expect(rest.join('\r\n')).toContain('"One,\r\n""two""')
    const offered = await api.call<string>(`${path}?status=offered`, { token })
    expect(offered.body.split('\r\n')).toEqual([head, ''])
    expect((await api.call(`${path}?status=hired`, { token })).status).toBe(422)
    expect((await api.call(path)).status).toBe(401)
  })

  it('all documents come as one archive, by a signed address only', async () => {
    await apply(applicationForm([pdf(), pdf(2_000_000), await png()]))
    const { documents_path } = await newest()
    const answer = await fetch(`${api.url}/uploads/${documents_path}`)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.readUInt32LE(0)).toBe(0x04034b50)
    expect(bytes.length).toBeGreaterThan(2_000_000)
    for (const name of ['cv.pdf', 'cv (2).pdf', 'work.png']) expect(bytes.includes(name)).toBe(true)
    const other = documents_path.replace(/^applications\/\d+/, 'applications/1')
    for (const path of [other, documents_path.replace(/\?.*/, '')]) {
      expect((await fetch(`${api.url}/uploads/${path}`)).status).toBe(403)
    }
  })
})

describe('Promise 4: marking an application as read', () => {
  const sameOrigin = { 'sec-fetch-site': 'same-origin' }
  const unread = async () => {
    await apply(applicationForm([pdf()]))
    return (await list())[0]?.id ?? 0
  }
  const mark = (id: number | string, headers: Record<string, string>, own: Call = {}) =>
    api.call(`/api/admin/job-vacancies/set-read/${id}`, { method: 'POST', headers, ...own })
  const isRead = async (id: number) => (await list()).find((application) => application.id === id)?.is_read

  it('works with the cookie from the site itself, told by either header', async () => {
    const { cookie } = await api.logIn()
    const first = await unread()
    const answer = await mark(first, { cookie, ...sameOrigin })
    expect(answer).toMatchObject({ status: 200, body: { message: 'The response has been marked as read.' } })
    expect(await isRead(first)).toBe(1)
    for (const origin of [new URL(api.settings.publicUrl).origin, api.url]) {
      const id = await unread()
      expect((await mark(id, { cookie, origin })).status).toBe(200)
      expect(await isRead(id)).toBe(1)
    }
  })

  it('works with a bearer too', async () => {
    const id = await unread()
    expect((await mark(id, {}, { token })).status).toBe(200)
    expect(await isRead(id)).toBe(1)
  })

  it('is refused without a credential, and with a bearer that is none even beside a good cookie', async () => {
    const { cookie } = await api.logIn()
    const id = await unread()
    expect((await mark(id, sameOrigin)).status).toBe(401)
    expect((await mark(id, { ...sameOrigin, cookie: 'session=guess' })).status).toBe(401)
    expect((await mark(id, { ...sameOrigin, cookie, authorization: 'Bearer a.b.c' })).status).toBe(401)
    expect(await isRead(id)).toBe(0)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['an address typed in', { 'sec-fetch-site': 'none' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an origin that hides', { origin: 'null' }],
    ['nowhere', {}],
    [
      'another site that claims our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    ],
  ])('is refused with the cookie from %s', async (_where, headers) => {
    const { cookie } = await api.logIn()
    const answer = await mark(1, { cookie, ...headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'cross_site' } })
  })

  it('is refused once the session is revoked or expired', async () => {
    const id = await unread()
    const out = await api.logIn()
    await api.call('/api/logout', { method: 'POST', token: out.token })
    expect((await mark(id, { cookie: out.cookie, ...sameOrigin })).status).toBe(401)
    const late = await api.logIn()
    await api.db.update(sessions).set({ expiresAt: new Date(0) })
    expect((await mark(id, { cookie: late.cookie, ...sameOrigin })).status).toBe(401)
    token = (await api.logIn()).token
    expect(await isRead(id)).toBe(0)
  })

  it('is the only thing that the cookie opens', async () => {
    const { cookie } = await api.logIn()
    const headers = { cookie, ...sameOrigin }
    expect((await api.call('/api/admin/categories', { headers })).status).toBe(401)
    const remove = `/api/admin/job-vacancies/1/applications`
    expect((await api.call(remove, { headers, method: 'DELETE' })).status).toBe(401)
    expect((await api.call('/api/logout', { headers, method: 'POST' })).status).toBe(401)
  })

  it('finds nothing at the id of no application', async () => {
    for (const id of [999_999, 'abc']) expect((await mark(id, {}, { token })).status).toBe(404)
  })
})

describe('Promise 8: a form that is sent more than once', () => {
  const headers = { 'idempotency-key': 'f3b1c2d4-one-form' }

  it('fifty times at once with one key is stored once and answered alike', async () => {
    const id = await publishVacancy(api, token)
    const before = await api.storedFiles()
    const form = applicationForm([pdf(), await png(40, 30)])
    const path = `/api/job-vacancies/${id}`
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.call<ApplicationResponse>(path, { form, headers })),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
    expect(await listApplications(api, token, id)).toHaveLength(1)
    expect(await api.storedFiles()).toHaveLength(before.length + 2)

    await api.db.update(vacancies).set({ status: 'closed' }).where(eq(vacancies.id, id))
    const late = await api.call<ApplicationResponse>(path, { form, headers })
    expect(late).toMatchObject({ status: 200, body: answers[0]?.body })
  })

  it('with other contents under the same key is refused', async () => {
    const send = (name: string) =>
      api.call('/api/contact-us', {
        json: { name, email: 'a@example.com', subject: 's', message: 'm' },
        headers: { 'idempotency-key': 'one-contact-form' },
      })
    expect((await send('Ani')).status).toBe(200)
    expect((await send('Ani')).status).toBe(200)
    expect(await send('Budi')).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  })

  it('needs a key that is fit for one', async () => {
    for (const key of ['short', 'x'.repeat(201), 'with a space in it']) {
      const answer = await api.call(`/api/job-vacancies/${vacancyId}`, {
        form: applicationForm([pdf()]),
        headers: { 'idempotency-key': key },
      })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_idempotency_key' } })
    }
  })
})
