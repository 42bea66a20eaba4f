// @vitest-environment happy-dom
import type { MailThread, WrittenMail } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { applicationsOf, sampleApplication, stagesOf } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const SEND = 'POST /api/admin/applications/mails'
const THREAD = 'GET /api/admin/applications/9/mails'
const putri = sampleApplication({ id: 9, name: 'Putri', is_read: 1 })
const rangga = sampleApplication({ id: 10, name: 'Rangga', is_read: 1, status: 'rejected' })
const template = { id: 1, name: 'Invitation', subject: 'Meet us', text: 'Hello {{name}}', updatedAt: 'x' }
const threadOf = (...mails: Partial<WrittenMail>[]): MailThread => ({
  mails: mails.map((own, index) => ({
    ...{ id: 100 - index, subject: 'Meet us', text: 'Hello Putri', to: 'putri@example.com' },
    ...{ by: 'admin@arunika.example', createdAt: '2026-11-21T09:00:00.000Z' },
    ...{ sendAt: '2026-11-22T09:00:00.000Z', sentAt: null, state: 'sent', ...own },
  })),
  next: null,
})

async function open(own: Api) {
  const all = [putri, rangga]
  const calls = serve({
    'GET /api/admin/job-vacancies/7/applications': applicationsOf(...all),
    'GET /api/admin/job-vacancies/7/stages': stagesOf(),
    ...Object.fromEntries(all.map((one) => [`GET /api/admin/applications/${one.id}`, one])),
    'GET /api/admin/mail-templates': { templates: [template] },
    [THREAD]: threadOf(),
    'GET /api/admin/applications/10/mails': threadOf(),
    ...own,
  })
  renderPage(routes, '/admin/job-vacancies/applications/7', {})
  await screen.findByRole('table', { busy: false, hidden: true })
  return calls
}
async function write(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `View the answers of ${name}` }))
  await userEvent.click(await screen.findByRole('button', { name: 'Write a mail' }))
  return within(await screen.findByRole('dialog', { name: `Mail to ${name}` }))
}

beforeEach(() => {
  sessionStorage.clear()
  logInAsAdmin()
})

test('a mail that could not be sent keeps its text, and is sent once however often it is tried', async () => {
  const api: Api = { [SEND]: new Refusal(503, { message: 'Please try again.' }) }
  const calls = await open(api)
  const dialog = await write('Putri')
  await userEvent.selectOptions(dialog.getByLabelText('Begin with a template'), 'Invitation')
  await userEvent.type(dialog.getByLabelText('Text'), ', welcome')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Not sent. Please try again.')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  const sends = () => calls.filter(({ path }) => path === '/api/admin/applications/mails')
  await expect.poll(sends).toHaveLength(2)
  expect(sends()[0]?.body).toEqual({
    ...{ ids: [9], subject: 'Meet us', text: 'Hello {{name}}, welcome', when: 'now' },
  })
  expect(new Set(sends().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  // A template selected by mistake discards nothing.
  await userEvent.selectOptions(dialog.getByLabelText('Begin with a template'), 'Invitation')
  await userEvent.click(dialog.getByRole('button', { name: 'Put back what you had written' }))
  // It is still there after the dialog was closed.
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Write a mail' }))
  expect(await screen.findByDisplayValue('Hello {{name}}, welcome')).toBeDefined()
})

test('an unknown field is named before anything is sent', async () => {
  const calls = await open({})
  const dialog = await write('Putri')
  await userEvent.type(dialog.getByLabelText('Subject'), 'Hello')
  await userEvent.type(dialog.getByLabelText('Text'), 'Dear {{{{salutation}}')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText(/There is no field {{salutation}}\./)).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a rejection waits a day, and keys in the form decide about no applicant', async () => {
  const calls = await open({ [SEND]: { message: 'One mail is planned.' } })
  const dialog = await write('Rangga')
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Wait a day' }).checked).toBe(true)
  dialog.getByRole('button', { name: 'Preview' }).focus()
  await userEvent.keyboard('i')
  await userEvent.type(dialog.getByLabelText('Subject'), 'Your application')
  await userEvent.type(dialog.getByLabelText('Text'), 'Thank you')
  await userEvent.click(dialog.getByRole('button', { name: 'Plan' }))
  expect(await screen.findByText('One mail is planned.')).toBeDefined()
  const posted = calls.filter(({ method }) => method === 'POST')
  expect(posted.map(({ body }) => body)).toEqual([
    { ids: [10], subject: 'Your application', text: 'Thank you', when: 'in a day' },
  ])
})

test('the thread says what was sent, and a planned mail can be cancelled', async () => {
  const cancel = 'POST /api/admin/applications/9/mails/100/cancel'
  const calls = await open({
    [THREAD]: threadOf({ state: 'planned' }, { state: 'failed' }),
    [cancel]: { message: 'The mail has been cancelled.' },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'View the answers of Putri' }))
  const section = within(await screen.findByRole('region', { name: 'Mail' }))
  expect(await section.findByText(/^Planned for /)).toBeDefined()
  expect(section.getByText('Not delivered')).toBeDefined()
  await userEvent.click(section.getByRole('button', { name: 'Cancel the mail “Meet us”' }))
  expect(await section.findByText('The mail has been cancelled.')).toBeDefined()
  expect(calls.some(({ method, path }) => `${method} ${path}` === cancel)).toBe(true)
})

test('many selected applicants get one mail each, and the form says how many', async () => {
  const calls = await open({ [SEND]: { message: '2 mails are on the way.' } })
  for (const name of ['Putri', 'Rangga']) await userEvent.click(screen.getByLabelText(`Select ${name}`))
  await userEvent.click(screen.getByRole('button', { name: 'Write a mail' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail to 2 applicants' }))
  await userEvent.type(dialog.getByLabelText('Subject'), 'News')
  await userEvent.type(dialog.getByLabelText('Text'), 'Thank you')
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }))
  expect(await screen.findByText('2 mails are on the way.')).toBeDefined()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ ids: [9, 10], subject: 'News', text: 'Thank you' },
  })
})

const invitation = { ...template, translations: { id: { subject: 'Temui kami', text: 'Halo {{name}}' } } }
const rejection = { ...template, id: 2, name: 'Rejection', subject: 'Sorry', text: 'Dear {{name}}' }
const templates = { 'GET /api/admin/mail-templates': { templates: [invitation, rejection] } }
/** Rangga wrote in Indonesian. */
const inIndonesian: Api = {
  'GET /api/admin/job-vacancies/7/applications': applicationsOf(putri, { ...rangga, language: 'id' }),
  'GET /api/admin/applications/10': { ...rangga, language: 'id' },
  ...templates,
}

test('a template begins a mail in the language of its applicant, and says if it has no text in that', async () => {
  const calls = await open({ ...inIndonesian, [SEND]: { message: 'One mail is planned.' } })
  const dialog = await write('Rangga')
  expect(screen.getByText('Language: Indonesian')).toBeDefined()
  expect(dialog.getByText('Rangga wrote in Indonesian.')).toBeDefined()
  const choice = dialog.getByLabelText('Begin with a template')
  await userEvent.selectOptions(choice, 'Rejection (no Indonesian text)')
  const lack = '“Rejection” has no text in Indonesian. This is its English text.'
  expect(dialog.getByText(lack).role).toBe('status')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Dear {{name}}')
  await userEvent.selectOptions(choice, 'Invitation')
  expect(dialog.queryByText(lack)).toBeNull()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Text')).toMatchObject({
    value: 'Halo {{name}}',
    lang: 'id',
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Plan' }))
  await screen.findByText('One mail is planned.')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ ids: [10], subject: 'Temui kami', text: 'Halo {{name}}', when: 'in a day' },
  })
})

test('applicants of two languages get one mail each in theirs, which the preview shows', async () => {
  const preview = { to: 'putri@example.com', subject: 'Meet us [AR-7KQ2M9XD]', text: 'Hello Putri' }
  const calls = await open({
    ...inIndonesian,
    [SEND]: { message: '2 mails are on the way.' },
    'POST /api/admin/applications/9/mails/preview': preview,
    'POST /api/admin/applications/10/mails/preview': {
      ...preview,
      to: 'rangga@example.com',
      text: 'Halo Rangga',
    },
  })
  for (const name of ['Putri', 'Rangga']) await userEvent.click(screen.getByLabelText(`Select ${name}`))
  await userEvent.click(screen.getByRole('button', { name: 'Write a mail' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail to 2 applicants' }))
  expect(dialog.getByText(/^1 of 2 wrote in Indonesian\. Each gets the text in their language/)).toBeDefined()
  await userEvent.selectOptions(dialog.getByLabelText('Begin with a template'), 'Invitation')
  expect(dialog.getByLabelText<HTMLInputElement>('Subject').value).toBe('Meet us')
  expect(dialog.getByLabelText('Text in Indonesian')).toMatchObject({ value: 'Halo {{name}}', lang: 'id' })
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
  const previews = within(await dialog.findByRole('region', { name: 'Preview' }))
  expect(previews.getByText('Hello Putri')).toBeDefined()
  expect(previews.getByText('Halo Rangga')).toBeDefined()
  const bodies = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(bodies()).toEqual([
    { subject: 'Meet us', text: 'Hello {{name}}' },
    { subject: 'Temui kami', text: 'Halo {{name}}' },
  ])

  // A missing half of a text is reported before sending; an empty text falls back to English.
  await userEvent.clear(dialog.getByLabelText('Subject in Indonesian'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }))
  expect(await dialog.findByText('Please enter a subject.')).toBeDefined()
  await userEvent.clear(dialog.getByLabelText('Text in Indonesian'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }))
  expect(await screen.findByText('2 mails are on the way.')).toBeDefined()
  expect(bodies().at(-1)).toEqual({
    ...{ ids: [9, 10], subject: 'Meet us', text: 'Hello {{name}}', 'subject@id': '', 'text@id': '' },
  })
})
