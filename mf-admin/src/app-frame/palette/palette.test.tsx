// @vitest-environment happy-dom
import type { SearchResult } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { serve } from '../../../test/api.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

beforeEach(logInAsAdmin)

const NOTHING: SearchResult = { articles: [], categories: [], messages: [], vacancies: [], applications: [] }
const booked = { ...NOTHING, trials: [{ id: 4, title: 'Kirana', class: 'Roblox' }] }

async function open() {
  serve({
    'GET /api/admin/categories': [],
    'GET /api/admin/search': NOTHING,
    'GET /api/admin/search?q=3d+artist': { ...NOTHING, vacancies: [{ id: 7, title: '3D Artist' }] },
    'GET /api/admin/search?q=putri': {
      ...NOTHING,
      applications: [{ id: 9, title: 'Putri Handayani', vacancyId: 7 }],
    },
    'GET /api/admin/search?q=roblox': booked,
    'GET /api/admin/search?q=dewi%40example.com': booked,
  })
  const { router } = renderPage(routes, '/admin', {})
  await screen.findByText('Hello Admin!')
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: /^Search screens/ })
  return { input, address: () => router.state.location.pathname }
}

test('Ctrl+K leads to a screen by keyboard alone', async () => {
  const { input, address } = await open()
  await userEvent.type(input, 'messag{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/messages'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('articles and vacancies are found by their names, and the arrow keys choose', async () => {
  const { input, address } = await open()
  await userEvent.type(input, '3d artist')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/job-vacancies/edit/7'))
})

test('applicants are found too, among the applications of their vacancy', async () => {
  const { input, address } = await open()
  await userEvent.type(input, 'putri')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/job-vacancies/applications/7'))
})

test('a booked trial is found by its class, and also by words that its line does not show', async () => {
  const { input, address } = await open()
  await userEvent.type(input, 'roblox')
  expect(await screen.findByRole('option', { name: /^Roblox: Kirana/ })).toBeDefined()
  await userEvent.clear(input)
  await userEvent.type(input, 'dewi@example.com')
  await userEvent.click(await screen.findByRole('option', { name: /^Roblox: Kirana/ }))
  await waitFor(() => expect(address()).toBe('/admin/trials'))
})

test('a question mark shows the keys, in the palette and on any screen', async () => {
  const { input } = await open()
  await userEvent.type(input, '?')
  expect(await screen.findByText('Save and stay in the form')).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('?')
  expect(await screen.findByText('Save and stay in the form')).toBeDefined()
})
