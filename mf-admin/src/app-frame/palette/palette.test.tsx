// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { serve } from '../../../test/api.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

beforeEach(logInAsAdmin)

async function open() {
  serve({
    'GET /api/admin/categories': [],
    'GET /api/admin/search': {
      ...{ articles: [], categories: [], messages: [] },
      vacancies: [{ id: 7, title: '3D Artist' }],
      applications: [{ id: 9, title: 'Putri Handayani', vacancyId: 7 }],
    },
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

test('a question mark shows the keys', async () => {
  const { input } = await open()
  await userEvent.type(input, '?')
  expect(await screen.findByText('Save and stay in the form')).toBeDefined()
})
