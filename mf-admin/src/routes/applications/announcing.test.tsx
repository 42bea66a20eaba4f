// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { applicationsOf, sampleApplication, stagesOf } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const ANNOUNCE = 'POST /api/admin/applications/announce'
const READING = 'We are reading your application.'
const SORRY = 'We have chosen others this time.'
const rejected = sampleApplication({ id: 9, name: 'Putri', is_read: 1, status: 'rejected' })
const unannounced = {
  ...rejected,
  announcedStatus: 'new' as const,
  ownPage: { shown: READING, next: SORRY },
}
const announced = {
  ...rejected,
  announcedStatus: 'rejected' as const,
  ownPage: { shown: SORRY, next: null },
}
const offered = {
  ...sampleApplication({ id: 10, name: 'Rangga', is_read: 1, status: 'offered' }),
  announcedStatus: 'new' as const,
}
const listOf = (...all: (typeof rejected)[]): Api => ({
  'GET /api/admin/job-vacancies/7/applications': applicationsOf(...all),
  'GET /api/admin/job-vacancies/7/stages': stagesOf(),
  'GET /api/admin/applications/9/mails': { mails: [], next: null },
  'GET /api/admin/mail-templates': { templates: [] },
  ...Object.fromEntries(all.map((one) => [`GET /api/admin/applications/${one.id}`, one])),
})

async function open(api: Api) {
  const calls = serve(api)
  renderPage(routes, '/admin/job-vacancies/applications/7', {})
  await screen.findByRole('table', { busy: false, hidden: true })
  return () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
}
async function view() {
  await userEvent.click(await screen.findByRole('button', { name: 'View the answers of Putri' }))
  return within(await screen.findByRole('dialog', { name: 'Answers and Documents' }))
}

beforeEach(() => {
  sessionStorage.clear()
  logInAsAdmin()
})

test('a recruiter sees what the applicant still reads, and announces a decision after one question', async () => {
  const api: Api = {
    ...listOf(unannounced),
    get [ANNOUNCE]() {
      Object.assign(api, listOf(announced))
      return { message: 'Announced to one applicant.', announced: [9] }
    },
  }
  const posted = await open(api)
  expect(screen.getByText('Not announced')).toBeDefined()
  const reading = await view()
  expect(await reading.findByText(new RegExp(`The applicant still sees: “${READING}”`))).toBeDefined()
  await userEvent.click(reading.getByRole('button', { name: 'Announce without a mail' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Announce Rejected to Putri?' }))
  expect(question.getByText(new RegExp(SORRY))).toBeDefined()
  // Keys pressed in the confirmation have no effect below it.
  await userEvent.keyboard('o')
  expect(posted()).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Announce' }))
  expect(await reading.findByText(`The applicant sees: “${SORRY}”`)).toBeDefined()
  expect(posted()).toEqual([{ ids: [9], status: 'rejected' }])
  await waitFor(() => expect(screen.queryByText('Not announced')).toBeNull())
})

test('many are announced at once, each with the own decision', async () => {
  const posted = await open({
    ...listOf(unannounced, offered),
    [ANNOUNCE]: { message: 'Announced to one applicant.', announced: [9] },
  })
  for (const name of ['Putri', 'Rangga'])
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))
  await userEvent.click(screen.getByRole('button', { name: 'Announce without a mail' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Announce to 2 applicants?' }))
  await userEvent.click(question.getByRole('button', { name: 'Announce' }))
  await waitFor(() =>
    expect(posted()).toEqual([
      { ids: [9], status: 'rejected' },
      { ids: [10], status: 'offered' },
    ]),
  )
})

test('a decision that a colleague has changed meanwhile is not announced, and the question says so', async () => {
  await open({
    ...listOf(unannounced),
    [ANNOUNCE]: new Refusal(409, { message: 'Another administrator has set the status to Offered.' }),
  })
  const reading = await view()
  await userEvent.click(await reading.findByRole('button', { name: 'Announce without a mail' }))
  await userEvent.click(screen.getByRole('button', { name: 'Announce' }))
  const alert = await within(screen.getByRole('alertdialog')).findByRole('alert')
  expect(alert.textContent).toBe('Another administrator has set the status to Offered.')
})

test('a mail says that it announces the decision, and can leave that out', async () => {
  const posted = await open({
    ...listOf(unannounced),
    'POST /api/admin/applications/mails': { message: 'One mail is planned.' },
  })
  const reading = await view()
  await userEvent.click(await reading.findByRole('button', { name: 'Write a mail' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail to Putri' }))
  await userEvent.type(dialog.getByLabelText('Subject'), 'Documents')
  await userEvent.type(dialog.getByLabelText('Text'), 'Please send them.')
  const choice = dialog.getByRole('checkbox', { name: /^Announce Rejected: the applicant's own page/ })
  expect((choice as HTMLInputElement).checked).toBe(true)
  await userEvent.click(choice)
  await userEvent.click(dialog.getByRole('button', { name: 'Plan' }))
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(posted()[0]).toMatchObject({ ids: [9], announces: false })
})

test('beside an older api, which shows decisions at once, nothing is to be announced', async () => {
  await open(listOf(rejected))
  const reading = await view()
  await reading.findByLabelText('New note')
  expect(reading.queryByText(/The applicant (still )?sees/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Announce without a mail' })).toBeNull()
})
