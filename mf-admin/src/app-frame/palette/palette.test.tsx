// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { serve } from '../../../test/api.ts'
import { sampleArticleRow, sampleVacancy } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

beforeEach(logInAsAdmin)

async function open() {
  serve({
    'GET /api/admin/articles': [sampleArticleRow()],
    'GET /api/admin/job-vacancies': [sampleVacancy()],
    'GET /api/admin/categories': [],
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
