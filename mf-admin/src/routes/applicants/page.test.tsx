// @vitest-environment happy-dom
import type { Applicant, ApplicantApplication, ApplicantRow } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, pageOf, serve } from '../../../test/api.ts'
import { logInAs } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/applicants'
const SARI = {
  name: 'Sari Dewi',
  email: 'sari@example.com',
  phone: '0812 5550 0101',
  language: 'en',
} as const

const sent = (own: Partial<ApplicantApplication>): ApplicantApplication => ({
  ...{ id: 9, createdAt: '2026-11-20T10:00:00.000Z', reference: 'AR-22222222', status: 'interview' },
  ...{ stage: { id: 3, name: 'Interview', status: 'interview' }, withdrawnAt: null, source: null },
  ...{ vacancy: { id: 7, title: 'Animator' }, rating: null },
  ...own,
})
const row = (own: Partial<ApplicantRow>): ApplicantRow => ({
  ...{ id: 9, createdAt: '2026-11-20T10:00:00.000Z', ...SARI, applications: [sent({})], count: 1 },
  ...own,
})
const page = (...rows: ApplicantRow[]) => ({ ...pageOf(rows), years: [2026, 2025] })
const BUDI = { id: 8, name: 'Budi Santoso', email: 'budi@example.com', phone: '0812 5550 0202' }

const NOT_INVITED = { invitations: [], refusesInvitations: false }

const begin = (own: Api = {}): Api => ({
  [LIST]: page(row({}), row({ ...BUDI, applications: [sent({ id: 8 })] })),
  'GET /api/admin/job-vacancies': pageOf([
    { id: 7, title: 'Animator', status: 'closed' },
    { id: 6, title: 'Puppet Carver', status: 'open' },
  ]),
  'GET /api/admin/mail-templates': { templates: [] },
  ...own,
})

beforeEach(() => logInAs('recruiter'))

test('each person has their applications as links, with stage, rating and source', async () => {
  const applications = [
    sent({ rating: 4.5, source: 'example.com' }),
    sent({ id: 4, vacancy: { id: 6, title: 'Puppet Carver' }, withdrawnAt: '2026-01-02T00:00:00.000Z' }),
  ]
  serve(begin({ [LIST]: page(row({ applications, count: 5 })) }))
  renderPage(routes, '/admin/applicants', {})
  const link = await screen.findByRole('link', { name: 'Animator' })
  expect(link.getAttribute('href')).toBe('/admin/job-vacancies/applications/7?open=9')
  const cells = screen.getAllByRole('row').at(-1)?.textContent
  for (const text of ['Interview', '4.5', 'from example.com', 'Puppet Carver', 'Withdrawn', 'and 3 more'])
    expect(cells).toContain(text)
})

test('is searched and narrowed by the api, and shows the passage that a search found', async () => {
  const calls = serve(begin({ [LIST]: page(row({ passage: 'carves marionettes' })) }))
  renderPage(routes, '/admin/applicants', {})
  expect(await screen.findByText('carves marionettes')).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'Found in' })).toBeDefined()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search applicants' }), 'carves')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Interview')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Job vacancy' }), 'Animator')
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain(
      '/api/admin/applicants?view=page&q=carves&year=2025&status=interview&vacancy=7',
    ),
  )
  expect(await screen.findByText('carves marionettes')).toBeDefined()
})

test('two selected rows are merged into one person, and separated again', async () => {
  const calls = serve(
    begin({
      'POST /api/admin/applicants/merge': { message: 'One person now.', separate: [{ ids: [8] }] },
      'POST /api/admin/applicants/separate': { message: 'They are two people now.', merge: { ids: [9, 8] } },
    }),
  )
  renderPage(routes, '/admin/applicants', {})
  await userEvent.click(await screen.findByLabelText('Select Sari Dewi'))
  expect(screen.queryByRole('button', { name: 'Merge into one person' })).toBeNull()
  await userEvent.click(screen.getByLabelText('Select Budi Santoso'))
  await userEvent.click(screen.getByRole('button', { name: 'Merge into one person' }))
  expect(await screen.findByText('One person now.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const sentBodies = () =>
    calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
  expect(sentBodies()).toEqual([
    ['/api/admin/applicants/merge', { ids: [9, 8] }],
    ['/api/admin/applicants/separate', { ids: [8] }],
  ])
})

test('a row opens the person: every application in order, and who may be the same', async () => {
  const own = { name: SARI.name, email: SARI.email, phone: SARI.phone }
  const whole: Applicant = {
    ...{ id: 9, ...SARI },
    applications: [
      { ...sent({}), ...own },
      { ...sent({ id: 4 }), ...own, email: 'sari@work.example' },
    ],
    namesakes: [{ ...BUDI, hasPhone: true }],
    ...NOT_INVITED,
  }
  const calls = serve(
    begin({
      'GET /api/admin/applicants/9': whole,
      'POST /api/admin/applicants/separate': { message: 'They are two people now.', merge: { ids: [9, 4] } },
      'POST /api/admin/applicants/merge': { code: 'not_possible', message: 'x', separate: [] },
    }),
  )
  renderPage(routes, '/admin/applicants', {})
  await userEvent.click(await screen.findByRole('button', { name: 'View all applications of Sari Dewi' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Applicant' }))
  expect(await dialog.findAllByRole('link', { name: 'Animator' })).toHaveLength(2)
  expect(dialog.getByText('The same phone number: budi@example.com, 0812 5550 0202')).toBeDefined()
  const separating = { name: 'Separate the applications from sari@work.example from Sari Dewi' }
  await userEvent.click(dialog.getByRole('button', separating))
  expect(await dialog.findByText('They are two people now.')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Merge with Budi Santoso, budi@example.com' }))
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ids: [4] },
    { ids: [9, 8] },
  ])
})

test('selected people are invited to an open vacancy, in a day unless told otherwise', async () => {
  const calls = serve(begin({ 'POST /api/admin/applications/mails': { message: '2 mails are planned.' } }))
  renderPage(routes, '/admin/applicants', {})
  await userEvent.click(await screen.findByLabelText('Select Sari Dewi'))
  await userEvent.click(screen.getByLabelText('Select Budi Santoso'))
  await userEvent.click(screen.getByRole('button', { name: 'Invite to apply' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite 2 applicants to apply' }))
  expect(dialog.queryByRole('option', { name: 'Animator' })).toBeNull()
  await userEvent.type(dialog.getByLabelText('Subject'), 'A new vacancy')
  await userEvent.type(dialog.getByLabelText('Text'), 'Hello')
  await userEvent.click(dialog.getByRole('button', { name: 'Plan 2 mails' }))
  expect(await dialog.findByText('Please choose a job vacancy.')).toBeDefined()
  await userEvent.selectOptions(dialog.getByLabelText('Job vacancy'), 'Puppet Carver')
  await userEvent.click(dialog.getByRole('button', { name: 'Plan 2 mails' }))
  expect(await screen.findByText('2 mails are planned.')).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ids: [9, 8], subject: 'A new vacancy', text: 'Hello', when: 'in a day', invites_to: 6 },
  ])
})

test('an invitation of a person is seen and taken back, and who refuses invitations is not invited', async () => {
  const invitation = { id: 3, application: 4, vacancy: 'Puppet Carver', by: 'rina@example.com' }
  const whole: Applicant = {
    ...{ id: 9, ...SARI, applications: [], namesakes: [] },
    invitations: [{ ...invitation, sendAt: '2026-11-28T03:00:00.000Z', state: 'planned' }],
    refusesInvitations: true,
  }
  const calls = serve(
    begin({
      'GET /api/admin/applicants/9': whole,
      'POST /api/admin/applications/4/mails/3/cancel': { message: 'The mail has been cancelled.' },
    }),
  )
  renderPage(routes, '/admin/applicants?open=9', {})
  const dialog = within(await screen.findByRole('dialog', { name: 'Applicant' }))
  expect(await dialog.findByText('Sari Dewi does not want to be invited.')).toBeDefined()
  expect(dialog.queryByRole('button', { name: 'Invite to apply' })).toBeNull()
  await userEvent.click(
    dialog.getByRole('button', { name: 'Take back the invitation of Sari Dewi to Puppet Carver' }),
  )
  expect(await dialog.findByText('The invitation has been taken back.')).toBeDefined()
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    'POST /api/admin/applications/4/mails/3/cancel',
  )
})
