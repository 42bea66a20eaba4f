// @vitest-environment happy-dom
import { WEAK_PASSWORD } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { logInAsAdmin, tokenUntil } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/account/sessions'
const CHANGE = 'POST /api/admin/account/password'
const session = {
  id: 'a',
  createdAt: '2026-11-20T10:05:00.000Z',
  expiresAt: '2026-11-20T12:05:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  usedAt: '2026-11-20T11:05:00.000Z',
  network: '203.0.113.0/24',
  isCurrent: true,
}
const other = { ...session, id: 'b', isCurrent: false }

async function open(api: Api) {
  const calls = serve({ [LIST]: [session], ...api })
  renderPage(routes, '/admin/account', {})
  await screen.findByText('This one')
  return calls
}
async function change(current: string, next: string) {
  await userEvent.type(screen.getByLabelText('Current password'), current)
  await userEvent.type(screen.getByLabelText('New password'), next)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

beforeEach(logInAsAdmin)

test('a changed password goes on with the new token', async () => {
  const token = tokenUntil(Date.now() / 1000 + 7200)
  const calls = await open({ [CHANGE]: { message: 'Changed.', token } })
  await change('the old one', 'a new and longer one')
  expect(await screen.findByText('Changed. You are logged out everywhere else.')).toBeDefined()
  expect(localStorage.getItem('token')).toBe(token)
  const sent = calls.find(({ method }) => method === 'POST')?.body
  expect(sent).toEqual({ current: 'the old one', next: 'a new and longer one' })
})

test('the form takes the same words again after a change, also when they are filled in at one stroke', async () => {
  const token = tokenUntil(Date.now() / 1000 + 7200)
  const calls = await open({ [CHANGE]: { message: 'Changed.', token } })
  for (const count of [1, 2]) {
    for (const label of ['Current password', 'New password']) {
      await userEvent.click(screen.getByLabelText(label))
      await userEvent.paste('the same long one')
    }
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(count))
  }
})

test('a wrong password is said at its field, and what was typed stays', async () => {
  const errors = { current: ['This is not your password.'] }
  await open({ [CHANGE]: new Refusal(422, { message: 'Please check.', errors }) })
  await change('wrong', 'a new and longer one')
  expect(await screen.findByText('This is not your password.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a new and longer one')
})

test('a password that is easy to guess is said at its field, in both languages, and what was typed stays', async () => {
  const errors = { next: [WEAK_PASSWORD] }
  const refusal = { message: 'Please choose another password.', code: 'weak_password', errors }
  await open({ [CHANGE]: new Refusal(422, refusal) })
  await change('the old one', 'password12345')
  const next = screen.getByLabelText<HTMLInputElement>('New password')
  await waitFor(() => expect(next.getAttribute('aria-invalid')).toBe('true'))
  const sentence = document.getElementById(next.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  expect(sentence?.textContent).toContain(WEAK_PASSWORD)
  expect(sentence?.querySelector('[lang=id]')?.textContent).toContain('mudah ditebak')
  expect(document.activeElement).toBe(next)
  expect(next.value).toBe('password12345')
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('the old one')
})

test('a short password is refused before anything is sent', async () => {
  const calls = await open({})
  await change('the old one', 'short')
  expect(await screen.findByText('Please use at least 12 characters.')).toBeDefined()
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
})

test('another session can be ended, the own one only by logging out', async () => {
  const calls = await open({ [LIST]: [session, other], 'DELETE /api/admin/account/sessions/b': {} })
  await userEvent.click(screen.getByRole('button', { name: 'End the session in Firefox on Linux' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true))
})

test('all other sessions can be ended at once, and their list says network and last use', async () => {
  const calls = await open({ [LIST]: [session, other], 'DELETE /api/admin/account/sessions': {} })
  const entries = within(screen.getByRole('region', { name: 'Sessions' })).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(
    entries.map(() => expect.stringMatching(/203\.0\.113\.0\/24, last used .+, logged in .+/)),
  )
  await userEvent.click(screen.getByRole('button', { name: 'End all others' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true))
})

test('each password can be shown while it is typed', async () => {
  await open({})
  const current = screen.getByLabelText<HTMLInputElement>('Current password')
  await userEvent.type(current, 'the old one')
  await userEvent.click(screen.getByRole('button', { name: 'Show current password' }))
  expect(current).toMatchObject({ type: 'text', value: 'the old one' })
  expect(screen.getByLabelText<HTMLInputElement>('New password').type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Hide current password' }))
  expect(current.type).toBe('password')
})
