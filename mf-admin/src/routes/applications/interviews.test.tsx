// @vitest-environment happy-dom
import type { Interview } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { applicationsOf, sampleApplication, stagesOf } from '../../../test/samples.ts'
import { logInAs, logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const OFFER = 'POST /api/admin/applications/interviews'
const LIST = 'GET /api/admin/applications/9/interviews'
const putri = sampleApplication({ id: 9, name: 'Putri', is_read: 1 })
const rangga = sampleApplication({ id: 10, name: 'Rangga', is_read: 1 })
const AT = '2030-01-08T03:00:00.000Z'
const offered: Interview = {
  id: 1,
  state: 'offered',
  times: [{ at: AT, when: 'Tuesday, January 8, 2030, 10:00–10:45', isFree: true }],
  at: null,
  when: null,
  minutes: 45,
  venue: 'Studio 2',
  by: 'dewi@arunika.example',
  changes: 0,
}
const chosen: Interview = {
  ...offered,
  state: 'chosen',
  at: AT,
  when: 'Tuesday, January 8, 2030, 10:00–10:45',
  changes: 1,
}
const listOf = (...interviews: Interview[]): Api => ({
  'GET /api/admin/job-vacancies/7/applications': applicationsOf(putri, rangga),
  'GET /api/admin/job-vacancies/7/stages': stagesOf(),
  'GET /api/admin/applications/9': putri,
  'GET /api/admin/applications/9/mails': { mails: [], next: null },
  [LIST]: { interviews },
})

async function open(api: Api) {
  const calls = serve(api)
  renderPage(routes, '/admin/job-vacancies/applications/7', {})
  await screen.findByRole('table', { busy: false, hidden: true })
  return () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
}
async function view() {
  await userEvent.click(await screen.findByRole('button', { name: 'View the answers of Putri' }))
  return within(await screen.findByRole('region', { name: 'Interview' }))
}

beforeEach(() => {
  sessionStorage.clear()
  logInAsAdmin()
})

test('times are offered in the zone of the office, moved, and cancelled after a question', async () => {
  const api: Api = {
    ...listOf(),
    get [OFFER]() {
      Object.assign(api, listOf(offered))
      return { message: 'Times are offered to one applicant.', offered: [9] }
    },
  }
  const posted = await open(api)
  const section = await view()
  await userEvent.click(await section.findByRole('button', { name: 'Offer times for an interview' }))
  const form = within(await screen.findByRole('dialog', { name: 'Interview with Putri' }))
  fireEvent.change(form.getByLabelText('Time 1'), { target: { value: '2030-01-08T10:00' } })
  // The next field appears once the last one is used.
  fireEvent.change(form.getByLabelText('Time 2'), { target: { value: '2030-01-09T00:30' } })
  expect(form.getByLabelText('Time 3')).toBeDefined()
  await userEvent.type(form.getByLabelText('Place'), 'Studio 2')
  await userEvent.click(form.getByRole('button', { name: 'Offer these times' }))
  expect(await section.findByText('Times are offered to one applicant.')).toBeDefined()
  expect(posted()).toEqual([
    [
      '/api/admin/applications/interviews',
      { ids: [9], times: [AT, '2030-01-08T17:30:00.000Z'], minutes: 45, venue: 'Studio 2' },
    ],
  ])
  expect(await section.findByText(offered.times[0]?.when ?? '')).toBeDefined()
  expect(section.queryByRole('button', { name: 'Offer times for an interview' })).toBeNull()

  api['POST /api/admin/applications/9/interviews/cancel'] = { message: 'The interview is cancelled.' }
  await userEvent.click(section.getByRole('button', { name: 'Withdraw the times' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Cancel the interview with Putri?' }))
  expect(posted()).toHaveLength(1)
  await userEvent.click(question.getByRole('button', { name: 'Cancel it' }))
  await waitFor(() =>
    expect(posted().at(-1)).toEqual(['/api/admin/applications/9/interviews/cancel', { if_changes: 0 }]),
  )
})

test('the chosen time is moved, and errors are shown at their fields', async () => {
  const MOVE = 'POST /api/admin/applications/9/interviews/move'
  const errors = { at: ['Please choose times that are to come.'] }
  const api: Api = { ...listOf(chosen), [MOVE]: new Refusal(422, { message: 'Please check.', errors }) }
  const posted = await open(api)
  const section = await view()
  expect(await section.findByText('Chosen')).toBeDefined()
  await userEvent.click(section.getByRole('button', { name: 'Move' }))
  const form = within(await screen.findByRole('dialog', { name: 'Interview with Putri' }))
  const time = form.getByLabelText<HTMLInputElement>('Time')
  expect(time.value).toBe('2030-01-08T10:00')
  fireEvent.change(time, { target: { value: '2030-01-09T09:00' } })
  await userEvent.click(form.getByRole('button', { name: 'Set the time' }))
  expect(await form.findByText('Please choose times that are to come.')).toBeDefined()
  expect(time.getAttribute('aria-invalid')).toBe('true')
  api[MOVE] = { message: 'The interview has its new time.' }
  await userEvent.click(form.getByRole('button', { name: 'Set the time' }))
  expect(await section.findByText('The interview has its new time.')).toBeDefined()
  expect(posted().at(-1)).toEqual([
    '/api/admin/applications/9/interviews/move',
    { at: '2030-01-09T02:00:00.000Z', minutes: 45, venue: 'Studio 2', if_changes: 1 },
  ])
})

test('a hiring manager offers the same times to several applicants', async () => {
  logInAs('hiring-manager')
  const posted = await open({
    ...listOf(),
    [OFFER]: { message: 'Times are offered to 2 applicants.', offered: [9, 10] },
  })
  for (const name of ['Putri', 'Rangga']) await userEvent.click(screen.getByLabelText(`Select ${name}`))
  await userEvent.click(screen.getByRole('button', { name: 'Offer interviews' }))
  const form = within(await screen.findByRole('dialog', { name: 'Interviews with 2 applicants' }))
  fireEvent.change(form.getByLabelText('Time 1'), { target: { value: '2030-01-08T10:00' } })
  await userEvent.type(form.getByLabelText('Place'), 'Studio 2')
  await userEvent.click(form.getByRole('button', { name: 'Offer these times' }))
  expect(await screen.findByText('Times are offered to 2 applicants.')).toBeDefined()
  expect(posted()[0]?.[1]).toMatchObject({ ids: [9, 10], times: [AT] })
})
