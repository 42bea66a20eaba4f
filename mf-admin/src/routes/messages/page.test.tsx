// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Api, serve } from '../../../test/api.ts'
import { sampleMessage } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { deleteNow } from '../../components/feedback/pending-deletions.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/messages'
const DELETE = 'DELETE /api/admin/messages/4'

async function open(api: Api) {
  const calls = serve(api)
  renderPage(routes, '/admin/messages', {})
  await screen.findByText('Kid class')
  return calls
}

beforeEach(logInAsAdmin)

test('messages are listed, and the menu counts the new ones', async () => {
  await open({
    [LIST]: [sampleMessage()],
    'GET /api/admin/summary': { newMessages: 3, newApplications: 0 },
  })
  expect(screen.getByText('New!')).toBeDefined()
  expect(screen.getByText('20 Nov 2026, 17:05')).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Messages 3 new' })).toBeDefined()
})

test('the menu has room for no more than 999', async () => {
  await open({
    [LIST]: [sampleMessage()],
    'GET /api/admin/summary': { newMessages: 10_002, newApplications: 999 },
  })
  expect(await screen.findByRole('link', { name: 'Messages 999+ new' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Manage Job Vacancies 999 new' })).toBeDefined()
})

test('opening a message shows it in full and marks it as read', async () => {
  const api: Api = {
    [LIST]: [sampleMessage({ language: 'id' })],
    'GET /api/admin/messages/4': sampleMessage({ language: 'id' }),
    'POST /api/admin/messages/4/read': {},
  }
  const calls = await open(api)
  api[LIST] = [sampleMessage({ is_read: 1 })]
  await userEvent.click(screen.getByRole('button', { name: 'Read “Kid class”' }))
  const dialog = screen.getByRole('dialog', { name: 'Kid class' })
  expect(await within(dialog).findByText('Is there room?')).toBeDefined()
  expect(within(dialog).getByText('Language: Indonesian')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('New!')).toBeNull())
  expect(calls.some(({ method }) => method === 'POST')).toBe(true)
})

test('without a connection the screen says so, and since when', async () => {
  await open({ [LIST]: [sampleMessage()] })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^You are offline/).textContent).toMatch(/was known at \d\d:\d\d/)
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/^You are offline/)).toBeNull()
})

test('a deleted message comes back when it is taken back', async () => {
  const calls = await open({ [LIST]: [sampleMessage()] })
  await userEvent.click(screen.getByRole('button', { name: 'Delete “Kid class”' }))
  expect(screen.queryByText('Kid class')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText('Kid class')).toBeDefined()
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
})

test('a deletion that is not taken back reaches the api', async () => {
  const calls = await open({ [LIST]: [sampleMessage()], [DELETE]: { message: 'Gone.' } })
  await userEvent.click(screen.getByRole('button', { name: 'Delete “Kid class”' }))
  await act(async () => deleteNow())
  await waitFor(() => expect(screen.queryByText('Message deleted.')).toBeNull())
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
})
