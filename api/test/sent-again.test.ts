import type { ApplicationResponse } from '@arunika/contracts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { vacancies } from '../src/db/schema/index.ts'
import { applicationForm, pdf, png } from './support/samples.ts'
import { fileApiWithVacancy, listApplications, publishVacancy } from './support/vacancy.ts'

const { api, token, vacancyId } = await fileApiWithVacancy()

describe('Promise 8: a form that is sent more than once', () => {
  const headers = { 'idempotency-key': 'f3b1c2d4-one-form' }

  it('fifty times at once with one key is stored once, with the same response', async () => {
    const id = await publishVacancy(api, token)
    const before = await api.storedFiles()
    const form = applicationForm([pdf(), await png(40, 30)])
    const path = `/api/job-vacancies/${id}`
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => api.call<ApplicationResponse>(path, { form, headers })),
    )
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]))
    expect(new Set(responses.map((response) => response.body.reference)).size).toBe(1)
    expect(await listApplications(api, token, id)).toHaveLength(1)
    expect(await api.storedFiles()).toHaveLength(before.length + 2)

    await api.db.update(vacancies).set({ status: 'closed' }).where(eq(vacancies.id, id))
    const late = await api.call<ApplicationResponse>(path, { form, headers })
    expect(late).toMatchObject({ status: 200, body: responses[0]?.body })
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
      const response = await api.call(`/api/job-vacancies/${vacancyId}`, {
        form: applicationForm([pdf()]),
        headers: { 'idempotency-key': key },
      })
      expect(response).toMatchObject({ status: 400, body: { code: 'invalid_idempotency_key' } })
    }
  })
})
