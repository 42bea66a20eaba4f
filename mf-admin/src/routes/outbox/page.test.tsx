// @vitest-environment happy-dom
import type { Outbox, OutboxMail } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, serve } from '../../../test/api.ts'
import { logInAs } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/outbox'

const mail = (own: Partial<OutboxMail>): OutboxMail => ({
  id: own.subject ?? '',
  recipient: 'dewi@example.com',
  subject: 'Thank you',
  dueAt: '2026-11-20T10:05:00.000Z',
  nextAttemptAt: '2026-11-20T11:05:00.000Z',
  failedAt: null,
  attempts: 0,
  lastError: null,
  ...own,
})

const outbox = (mails: OutboxMail[], own: Partial<Outbox> = {}): Outbox => ({
  hasServer: true,
  waiting: mails.length,
  failed: 0,
  mails,
  ...own,
})

beforeEach(() => logInAs('administrator'))

test('events that wait for their receiver are counted, with its last response', async () => {
  const webhooks = { waiting: 3, lastError: 'It answered with 503.' }
  serve({ [LIST]: outbox([], { webhooks }) })
  renderPage(routes, '/admin/outbox', {})
  const notice = await screen.findByText(/^3 events wait for the site that hears of new articles/)
  expect(notice.textContent).toContain('It answered with 503.')
})

test('every mail says why it waits, and what was given up can be tried again', async () => {
  const refused = mail({
    subject: 'Refused',
    attempts: 1,
    lastError: 'EENVELOPE 550',
    failedAt: mail({}).dueAt,
  })
  const api: Api = {
    [LIST]: outbox(
      [refused, mail({ subject: 'Tried', attempts: 3, lastError: 'ESOCKET' }), mail({ subject: 'Fresh' })],
      { waiting: 2, failed: 1 },
    ),
    'POST /api/admin/outbox/send-again': { message: 'One mail is tried again.' },
  }
  serve(api)
  renderPage(routes, '/admin/outbox', {})
  const list = within(await screen.findByRole('list', { name: 'Mails' }))
  const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  const of = (subject: string) => texts.find((text) => text?.startsWith(subject))
  expect(of('Refused')).toContain(
    'Given up on November 20, 2026 at 17:05: the mail server refuses the recipient or the sender (EENVELOPE 550).',
  )
  expect(of('Tried')).toContain(
    'Tried 3 times: the mail server cannot be reached (ESOCKET). Next attempt on November 20, 2026 at 18:05.',
  )
  expect(of('Fresh')).toContain('Is sent in a moment.')
  expect(screen.getByText('2 waiting, 1 given up')).toBeDefined()
  api[LIST] = outbox([])
  await userEvent.click(screen.getByRole('button', { name: 'Try to send again what was given up' }))
  expect(await screen.findByText('One mail is tried again.')).toBeDefined()
  expect(await screen.findByText('0 waiting, 0 given up')).toBeDefined()
})

test('without a mail server the screen says that all mail waits, and a test mail waits too', async () => {
  const api: Api = {
    [LIST]: outbox([], { hasServer: false }),
    'POST /api/admin/outbox/test': { message: 'A test mail to a@example.com is in the outbox.' },
  }
  serve(api)
  renderPage(routes, '/admin/outbox', {})
  expect(await screen.findByText(/^No mail server is set up/)).toBeDefined()
  api[LIST] = outbox([mail({ subject: 'Test mail' })], { hasServer: false })
  await userEvent.click(screen.getByRole('button', { name: 'Send a test mail' }))
  expect(await screen.findByText('A test mail to a@example.com is in the outbox.')).toBeDefined()
  expect(await screen.findByText(/Waits for a mail server\./)).toBeDefined()
})

test('a recruiter does not see the outbox', async () => {
  logInAs('recruiter')
  const calls = serve({})
  renderPage(routes, '/admin/outbox', {})
  expect(await screen.findByText('Your roles do not include this screen')).toBeDefined()
  expect(calls.map(({ path }) => path)).not.toContain('/api/admin/outbox')
})
