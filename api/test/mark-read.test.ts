import { describe, expect, it } from 'vitest'
import { sessions } from '../src/db/schema/index.ts'
import { applicationForm, pdf } from './support/samples.ts'
import type { Call } from './support/test-api.ts'
import { fileApiWithVacancy, listApplications } from './support/vacancy.ts'

const { api, vacancyId, ...first } = await fileApiWithVacancy()
let { token } = first

const apply = (form: FormData, id = vacancyId) => api.call(`/api/job-vacancies/${id}`, { form })
const list = () => listApplications(api, token, vacancyId)

describe('Promise 4: marking an application as read', () => {
  const sameOrigin = { 'sec-fetch-site': 'same-origin' }
  const unread = async () => {
    await apply(applicationForm([pdf()]))
    return (await list())[0]?.id ?? 0
  }
  const mark = (id: number | string, headers: Record<string, string>, own: Call = {}) =>
    api.call(`/api/admin/job-vacancies/set-read/${id}`, { method: 'POST', headers, ...own })
  const isRead = async (id: number) => (await list()).find((application) => application.id === id)?.is_read

  it('works with the cookie from the site itself, recognised by either header', async () => {
    const { cookie } = await api.logIn()
    const first = await unread()
    const response = await mark(first, { cookie, ...sameOrigin })
    expect(response).toMatchObject({
      status: 200,
      body: { message: 'The response has been marked as read.' },
    })
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

  it('is refused without a credential, and with an invalid bearer even next to a valid cookie', async () => {
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
    const response = await mark(1, { cookie, ...headers })
    expect(response).toMatchObject({ status: 403, body: { code: 'cross_site' } })
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
