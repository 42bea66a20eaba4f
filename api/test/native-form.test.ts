import { expect, it } from 'vitest'
import { APPLICANT, applicationForm, pdf } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'
import { listApplications, publishVacancy } from './support/vacancy.ts'

/** The header of a form submitted by a browser without scripts. */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

it('a form that a browser sends without scripts ends on the page of the vacancy', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token)
  const send = async (body: FormData, vacancy: number | string = id) => {
    const address = `${api.url}/api/job-vacancies/${vacancy}`
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { accept: ACCEPT },
      redirect: 'manual',
    })
    return { status: response.status, location: response.headers.get('location') }
  }
  const sent = await send(applicationForm([pdf()]))
  expect(sent.status).toBe(303)
  expect(sent.location).toMatch(new RegExp(`^/career/${id}\\?sent=AR-[2-9A-Z]{8}$`))
  const [application] = await listApplications(api, token, id)
  expect(sent.location).toContain(application?.reference)

  const refused = { status: 303, location: `/career/${id}?fault=validation_failed` }
  expect(await send(applicationForm([], APPLICANT))).toEqual(refused)
  expect(await send(applicationForm([pdf()]), 999)).toEqual({
    status: 303,
    location: '/career/999?fault=vacancy_not_found',
  })
  const inIndonesian = await send(applicationForm([], APPLICANT), `${id}?language=id`)
  expect(inIndonesian.location).toBe(`/id/career/${id}?fault=validation_failed`)
})
