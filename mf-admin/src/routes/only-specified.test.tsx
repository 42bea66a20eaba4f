// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { pageOf, serve } from '../../test/api.ts'
import { tokenUntil } from '../../test/session.ts'
import { routes } from '../expose/routes.tsx'

/** The back-office over an api that has only the calls of the specification. */
const open = (at: string) => renderPage(routes, at, {}, undefined, { isOnlySpecified: true })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  localStorage.setItem('token', tokenUntil(undefined, { roles: ['admin' as never] }))
})

test('a category is sent with its name only, and leads to the list with what the api says', async () => {
  const calls = serve({
    'GET /api/admin/categories': pageOf([{ id: 1, name: 'Studio', articles: 0 }]),
    'POST /api/admin/categories/create': { message: 'The host created the category.' },
  })
  open('/admin/categories/create')
  await userEvent.type(await screen.findByLabelText('Name'), 'Lanterns')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('The host created the category.')).toBeDefined()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Lanterns' })
})

test('a job vacancy that is edited is sent with the fields of the specification only', async () => {
  const fields = {
    ...{ title: 'Painter', type: 'fulltime', location: 'Bandung', status: 'open' },
    ...{ description: '<p>Paint.</p>', requirement: '<p>A brush.</p>' },
  }
  const calls = serve({
    'GET /api/admin/job-vacancies/1': { id: 1, ...fields },
    'GET /api/admin/job-vacancies': pageOf([]),
    'POST /api/admin/job-vacancies/1': { message: 'The host saved the vacancy.' },
  })
  open('/admin/job-vacancies/edit/1')
  await screen.findByLabelText('Title')
  for (const label of ['Last day', 'Salary from', 'Salary to'])
    expect(screen.queryByLabelText(label)).toBeNull()
  // happy-dom loses the initial value of a select.
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Full Time')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Open for application')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('The host saved the vacancy.')).toBeDefined()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(fields)
})

const VACANCY = {
  ...{ id: 1, title: 'Painter', type: 'fulltime', location: 'Bandung', status: 'open' },
  ...{ applications: 2, newApplications: 0 },
}
const ARTICLE = {
  ...{ id: 1, title: 'Lanterns', date: '2026-11-20', excerpt: '', categories: [] },
  ...{ status: 'published', publishAt: null },
}

test.each([
  ['articles', 'Delete Lanterns', pageOf([ARTICLE]), 'Lanterns'],
  [
    'categories',
    'Delete Studio',
    pageOf([{ id: 1, name: 'Studio', articles: 3 }]),
    '“Studio” is used by 3 articles.',
  ],
  ['job-vacancies', 'Delete Painter', pageOf([VACANCY]), '“Painter” is deleted with its 2 applications.'],
])('a deletion is for good, and the list of %s says so', async (list, label, page, warning) => {
  serve({
    'GET /api/admin/categories': [],
    [`GET /api/admin/${list}`]: page,
    [`DELETE /api/admin/${list}/1`]: { message: 'The host deleted it.' },
  })
  open(`/admin/${list}`)
  await userEvent.click(await screen.findByRole('button', { name: label }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(warning)).toBeDefined()
  expect(dialog.getByText('It is deleted for good and cannot be restored.')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The host deleted it.')).toBeDefined()
  expect(screen.queryByText(/trash/i)).toBeNull()
  expect(screen.queryByRole('button', { name: /Undo|Restore/ })).toBeNull()
})

test('a screen that the api cannot serve leads to the dashboard, whose menu does not name it', async () => {
  serve({})
  const { router } = open('/admin/messages')
  expect(await screen.findByText('Hello Admin!')).toBeDefined()
  expect(router.state.location.pathname).toBe('/admin')
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Manage Articles',
    'Manage Categories',
    'Manage Job Vacancies',
  ])
})

test('the login asks for no more than e-mail and password, and asks the api for nothing', async () => {
  localStorage.clear()
  const calls = serve({})
  open('/admin/login')
  expect(await screen.findByLabelText('Email')).toBeDefined()
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Forgotten/ })).toBeNull()
  await waitFor(() => expect(calls).toEqual([]))
})
