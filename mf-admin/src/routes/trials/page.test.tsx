// @vitest-environment happy-dom
import type { Trial } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { deleteNow } from '../../components/feedback/pending-deletions.ts'
import { routes } from '../../expose/routes.tsx'

const booked: Trial = {
  id: 4,
  class: 'Roblox',
  classPath: '/academy/kid-class/roblox',
  student: 'Kirana',
  age: 9,
  day: 'Any Saturday',
  name: 'Dewi Kartika',
  phone: '0800 5550 101',
  email: 'dewi@example.com',
  status: 'new',
  language: 'id',
  slotAt: '2027-01-09T02:00:00.000Z',
  createdAt: '2026-11-20T10:05:00.000Z',
}
const LIST = 'GET /api/admin/trials'
const SUMMARY = { newMessages: 0, newApplications: 0, newTrials: 2 }

async function open(own: Api = {}) {
  const api: Api = {
    [LIST]: [booked],
    'GET /api/admin/trials/4': booked,
    'GET /api/admin/summary': SUMMARY,
    ...own,
  }
  const calls = serve(api)
  renderPage(routes, '/admin/trials', {})
  await screen.findByText('Kirana')
  return { api, calls }
}
const view = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'View “Roblox: Kirana”' }))
  return within(await screen.findByRole('dialog', { name: 'Roblox: Kirana' }))
}

beforeEach(logInAsAdmin)

test('bookings are listed, and the menu counts the new ones', async () => {
  await open()
  expect(screen.getByText('Dewi Kartika')).toBeDefined()
  expect(screen.getByText('20 Nov 2026, 17:05')).toBeDefined()
  expect(screen.getByText('9 Jan 2027, 09:00')).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Trials 2 new' })).toBeDefined()
})

test('an open booking says who comes, when, and how to reach who booked', async () => {
  await open()
  const dialog = await view()
  expect(await dialog.findByText('Kirana, aged 9')).toBeDefined()
  expect(dialog.getByText('Any Saturday')).toBeDefined()
  expect(dialog.getByText('Indonesian').previousElementSibling?.textContent).toBe('Language')
  const chat = dialog.getByRole<HTMLAnchorElement>('link', { name: '0800 5550 101' })
  expect(chat.href).toBe('https://wa.me/628005550101')
})

test('a status that is chosen is stored and shown in the list', async () => {
  const { api, calls } = await open({ 'POST /api/admin/trials/4/status': {} })
  const dialog = await view()
  const confirmed = { ...booked, status: 'confirmed' }
  Object.assign(api, { [LIST]: [confirmed], 'GET /api/admin/trials/4': confirmed })
  await userEvent.selectOptions(await dialog.findByLabelText('Status'), 'Confirmed')
  await waitFor(() => expect(screen.queryByText('New!')).toBeNull())
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    status: 'confirmed',
    if_status: 'new',
  })
})

test('a status that could not be stored says so, and the old one is shown', async () => {
  await open({ 'POST /api/admin/trials/4/status': new Refusal(503, { message: 'Please try again.' }) })
  const dialog = await view()
  await userEvent.selectOptions(await dialog.findByLabelText('Status'), 'Held')
  expect(await dialog.findByText('Not saved. Please try again.')).toBeDefined()
  expect(dialog.getByLabelText<HTMLSelectElement>('Status').value).toBe('new')
})

test('a status that another administrator has set meanwhile is replaced only by a named choice', async () => {
  const path = 'POST /api/admin/trials/4/status'
  const changed = { by: 'sari@arunika.example', at: '2026-11-20T11:00:00.000Z' }
  const { api, calls } = await open({
    [path]: new Refusal(409, { message: 'It is Confirmed by now.', changed }),
  })
  const dialog = await view()
  await dialog.findByLabelText('Status')
  const confirmed = { ...booked, status: 'confirmed' }
  Object.assign(api, { [LIST]: [confirmed], 'GET /api/admin/trials/4': confirmed })
  await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Cancelled')
  const replace = await dialog.findByRole('button', { name: 'Replace theirs with Cancelled' })
  expect(dialog.getByText(/It was sari@arunika\.example, on 20 November at 18:00\./)).toBeDefined()
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Status').value).toBe('confirmed'))
  api[path] = {}
  await userEvent.click(replace)
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  await waitFor(() => expect(sent().at(-1)).toEqual({ status: 'cancelled', if_status: 'confirmed' }))
})

test('a deleted booking can be taken back, and else reaches the api', async () => {
  const { calls } = await open({ 'DELETE /api/admin/trials/4': { message: 'Gone.' } })
  const remove = () => userEvent.click(screen.getByRole('button', { name: 'Delete “Roblox: Kirana”' }))
  await remove()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Kirana')).toBeDefined()
  await remove()
  await act(async () => deleteNow())
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true))
})
