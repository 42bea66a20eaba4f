// @vitest-environment happy-dom
import type { AnnouncementRow } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, serve } from '../../../test/api.ts'
import { logInAs } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/announcements'
const SORRY = 'We have chosen others this time.'

const row = (own: Partial<AnnouncementRow>): AnnouncementRow => ({
  ...{ id: 9, name: 'Putri', email: 'putri@example.com', status: 'rejected', announcedStatus: 'new' },
  ...{ withdrawnAt: null, vacancy: { id: 7, title: 'Animator' } },
  ...{ shown: 'We are reading your application.', next: SORRY, mail: null, language: 'en' },
  ...own,
})
const pageOf = (...entries: AnnouncementRow[]) => ({
  ...{ entries, page: 1, found: entries.length, foundAtLeast: false, next: null, previous: null },
  ...{ total: entries.length, totalAtLeast: false },
})
const mail = {
  ...{ id: 3, subject: 'Your application', text: 'Dear Putri', by: 'rina@example.com' },
  sendAt: '2026-11-28T03:00:00.000Z',
  announces: 'rejected',
  lastError: null,
} as const
const begin = (entries: AnnouncementRow[]): Api => ({
  [LIST]: pageOf(...entries),
  'GET /api/admin/job-vacancies': pageOf(),
  'GET /api/admin/mail-templates': { templates: [] },
})

beforeEach(() => logInAs('recruiter'))

test('each decision is announced separately, and its mail leaves out who has been told meanwhile', async () => {
  const calls = serve({
    ...begin([
      row({}),
      row({ id: 10, name: 'Rangga' }),
      row({ id: 11, name: 'Sari', status: 'offered', next: 'We would like to work with you.' }),
    ]),
    'POST /api/admin/applications/mails': { message: '2 mails are on the way.' },
  })
  renderPage(routes, '/admin/announcements', {})
  expect(await screen.findAllByText(SORRY)).toHaveLength(2)
  for (const name of ['Putri', 'Rangga', 'Sari'])
    await userEvent.click(screen.getByLabelText(`Select ${name}`))
  expect(screen.getByRole('button', { name: 'Announce Offered (1)' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Announce Rejected (2)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Announce Rejected to 2 applicants' }))
  await userEvent.type(dialog.getByLabelText('Subject'), 'News')
  await userEvent.type(dialog.getByLabelText('Text'), 'Thank you')
  await userEvent.click(dialog.getByRole('radio', { name: 'Send now' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Announce now' }))
  expect(await screen.findByText('2 mails are on the way.')).toBeDefined()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ ids: [9, 10], subject: 'News', text: 'Thank you', when: 'now', if_status: 'rejected' },
  })
})

test('a mail on its way shows its text and why it waits, and is taken back', async () => {
  const api: Api = {
    ...begin([
      row({ mail: { ...mail, state: 'planned' }, status: 'interview' }),
      row({ id: 10, name: 'Rangga', mail: { ...mail, id: 4, state: 'failed', lastError: 'INTERRUPTED' } }),
    ]),
    'POST /api/admin/announcements/take-back': { message: 'Taken back: one mail.', takenBack: [9] },
  }
  const calls = serve(api)
  renderPage(routes, '/admin/announcements?mail=waiting', {})
  expect((await screen.findAllByText('Dear Putri')).length).toBe(2)
  expect(screen.getByText('Planned')).toBeDefined()
  expect(screen.getByText('Now Interview')).toBeDefined()
  expect(screen.getByText('May have arrived')).toBeDefined()
  for (const name of ['Putri', 'Rangga']) await userEvent.click(screen.getByLabelText(`Select ${name}`))
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  expect(
    await screen.findByText('One mail has been taken back. 1 of 2 had left or were leaving.'),
  ).toBeDefined()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [9, 10] })
})

test('invitations that have not left are seen among the announcements, and taken back', async () => {
  const own = { ...mail, vacancy: { id: 6, title: 'Puppet Carver' }, text: 'Dear Putri', lastError: null }
  const rows = [
    { ...own, id: 3, application: 9, name: 'Putri', state: 'planned' },
    { ...own, id: 4, application: 9, name: 'Putri', vacancy: { id: 5, title: 'Editor' }, state: 'failed' },
  ]
  const calls = serve({
    ...begin([]),
    'GET /api/admin/invitations': { ...pageOf(), entries: rows, found: 2, total: 2 },
    'POST /api/admin/applications/9/mails/3/cancel': { message: 'The mail has been cancelled.' },
  })
  renderPage(routes, '/admin/announcements?mail=invitations', {})
  expect(await screen.findByText('Not delivered')).toBeDefined()
  for (const name of ['Putri: Puppet Carver', 'Putri: Editor'])
    await userEvent.click(screen.getByLabelText(`Select ${name}`))
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('One invitation has been taken back.')).toBeDefined()
  expect(screen.getByText('1 of 2 had left or were leaving.')).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/admin/applications/9/mails/3/cancel',
    '/api/admin/applications/9/mails/4/cancel',
  ])
})
