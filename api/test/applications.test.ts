import type { ApplicationResponse } from '@arunika/contracts'
import { describe, expect, it } from 'vitest'
import { APPLICANT, applicationForm, jpeg, pdf, png, webp } from './support/samples.ts'
import { fileApiWithVacancy, listApplications, publishVacancy } from './support/vacancy.ts'

const { api, token, vacancyId } = await fileApiWithVacancy()

const apply = (form: FormData, id: number | string = vacancyId) =>
  api.call<ApplicationResponse>(`/api/job-vacancies/${id}`, { form })
const list = () => listApplications(api, token, vacancyId)

describe('an applicant', () => {
  it('gets a reference, and the administrator sees every answer and document', async () => {
    const response = await apply(applicationForm([pdf(), await jpeg(), await png()]))
    expect(response).toMatchObject({
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

  it('may omit the institution and send the fields in any order, files first', async () => {
    const form = new FormData()
    const { name, type, bytes } = await webp()
    form.append('cv_or_portfolios', new File([new Uint8Array(bytes)], name, { type }))
    const { institution: _, ...rest } = APPLICANT
    for (const [field, value] of Object.entries(rest).reverse()) form.append(field, value)
    expect((await apply(form)).status).toBe(200)
    expect((await list())[0]).toMatchObject({ institution: '', name: APPLICANT.name })
  })

  it('hears of every missing field at once', async () => {
    const required = ['This field is required.']
    const response = await api.call(`/api/job-vacancies/${vacancyId}`, {
      form: applicationForm([], { name: ' ' }),
    })
    expect(response).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
    expect(response.body.errors).toEqual({
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
    const response = await api.call(`/api/job-vacancies/${vacancyId}`, { form })
    expect(response).toMatchObject({ status: 422, body: { errors } })
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
    const response = await api.call(path, { token, method: 'DELETE' })
    expect(response).toMatchObject({ status: 200, body: { message: 'The response has been deleted.' } })
    expect((await list()).map(({ id }) => id)).not.toContain(application?.id)
    expect(await api.storedFiles()).toEqual(before)
    expect((await api.call(path, { token, method: 'DELETE' })).status).toBe(404)
  })

  it('gets a 304 while no application has come', async () => {
    const path = `/api/admin/job-vacancies/${vacancyId}/applications`
    const etag = (await api.call(path, { token })).headers.get('etag') ?? ''
    const again = () => api.call(path, { token, headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)
    await apply(applicationForm([pdf()]))
    expect((await again()).status).toBe(200)
  })
})
