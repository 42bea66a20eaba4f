// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { serve } from '../../../test/api.ts'
import { sampleArticleRow } from '../../../test/samples.ts'
import { logInAs, logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const both = [
  { id: 1, name: 'Academy' },
  { id: 2, name: 'Studio' },
]

beforeEach(logInAsAdmin)

test('the list of articles shows category, excerpt, date and status, and leads to editing and to a new one', async () => {
  serve({ 'GET /api/admin/articles': [sampleArticleRow({ categories: both })] })
  renderPage(routes, '/admin/articles', {})
  await screen.findByText('Open house')
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(columns).toEqual(['No', 'Title', 'Category', 'Excerpt', 'Publish Date', 'Status', 'Actions'])
  const cells = screen.getAllByRole('cell')
  expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
    '1',
    'Open house',
    'Academy, Studio',
    'Every door stands open.',
    '21 Nov 2026',
    'Published',
  ])
  const edit = screen.getByRole('link', { name: 'Edit Open house' })
  expect(edit.getAttribute('href')).toBe('/admin/articles/edit/3')
  const create = screen.getByRole('link', { name: 'Create New Article' })
  expect(create.getAttribute('href')).toBe('/admin/articles/create')
})

test('deleting an article asks first and names it', async () => {
  const calls = serve({
    'GET /api/admin/articles': [sampleArticleRow()],
    'DELETE /api/admin/articles/3': { message: 'The article has been deleted.' },
  })
  renderPage(routes, '/admin/articles', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Open house' }))
  const dialog = screen.getByRole('alertdialog')
  expect(dialog.textContent).toContain('Open house')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The article has been deleted.')).toBeDefined()
  expect(calls.find(({ method }) => method === 'DELETE')?.headers.get('authorization')).toMatch(/^Bearer /)
})

test('a deletion can be undone at once', async () => {
  const restored = 'POST /api/admin/trash/restore'
  const calls = serve({
    'GET /api/admin/articles': [sampleArticleRow()],
    'DELETE /api/admin/articles/3': { message: 'The article has been deleted.' },
    [restored]: { message: 'It has been restored.' },
  })
  renderPage(routes, '/admin/articles', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Open house' }))
  const dialog = screen.getByRole('alertdialog')
  expect(dialog.textContent).toContain('It stays in the trash for 30 days')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/restore'))?.body).toEqual({
      subject: 'article',
      ids: [3],
    }),
  )
})

test('the list can be filtered by articles without a category', async () => {
  const calls = serve({ 'GET /api/admin/articles': [sampleArticleRow()], 'GET /api/admin/categories': both })
  const { router } = renderPage(routes, '/admin/articles', {})
  await screen.findByText('Open house')
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Without category')
  await waitFor(() => expect(router.state.location.search).toBe('?category=none'))
  await waitFor(() => expect(calls.at(-1)?.path).toContain('category=none'))
})

test('a view is saved with its words, and leads back to the same search', async () => {
  serve({ 'GET /api/admin/articles': [sampleArticleRow()] })
  const { router } = renderPage(routes, '/admin/articles?status=draft&q=door&page=3', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }))
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
  await router.navigate('/admin/articles')
  await userEvent.click(await screen.findByRole('link', { name: 'Draft, “door”' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=door&status=draft'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the view Draft, “door”' }))
  expect(screen.queryByRole('link', { name: 'Draft, “door”' })).toBeNull()
})

test('selected articles are published at once after a question', async () => {
  const calls = serve({
    'GET /api/admin/articles': [sampleArticleRow(), sampleArticleRow({ id: 4, title: 'Gates' })],
    'POST /api/admin/articles/bulk': { message: '2 articles have been updated.' },
  })
  renderPage(routes, '/admin/articles', {})
  await userEvent.click(await screen.findByLabelText('Select Open house'))
  await userEvent.click(screen.getByLabelText('Select Gates'))
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  const question = screen.getByRole('alertdialog', { name: 'Publish these 2 articles now?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('2 articles have been updated.')).toBeDefined()
  expect(calls.find(({ path }) => path.endsWith('/bulk'))?.body).toEqual({ ids: [3, 4], action: 'publish' })
})

const SUMMARY = { newMessages: 0, newApplications: 0, newTrials: 0 }
const statuses = async () =>
  within(await screen.findByLabelText('Status'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('what waits for a review is marked, counted in the menu and filtered; without any, nothing of it shows', async () => {
  const reviewRequestedAt = '2026-11-20T10:05:00.000Z'
  const api = {
    'GET /api/admin/articles': [sampleArticleRow({ status: 'draft', reviewRequestedAt })],
    'GET /api/admin/summary': { ...SUMMARY, articlesInReview: 2 },
  }
  serve(api)
  const { unmount } = renderPage(routes, '/admin/articles', {})
  const [row] = (await screen.findAllByText('Open house')).map((title) => title.closest('tr'))
  expect(row?.textContent).toContain('In review')
  const menu = screen.getByRole('navigation', { name: 'Admin' })
  await waitFor(() =>
    expect(within(menu).getByRole('link', { name: /^Manage Articles/ }).textContent).toContain('2 to review'),
  )
  expect(await statuses()).toContain('In review')
  unmount()
  serve({ 'GET /api/admin/articles': [sampleArticleRow()], 'GET /api/admin/summary': SUMMARY })
  renderPage(routes, '/admin/articles', {})
  expect(await statuses()).not.toContain('In review')
})

test('an author opens own drafts, and reads what is published on the site', async () => {
  logInAs('author')
  const unpublished = sampleArticleRow({ id: 4, title: 'Gates', status: 'draft' })
  serve({ 'GET /api/admin/articles': [sampleArticleRow(), unpublished] })
  renderPage(routes, '/admin/articles', {})
  expect(await screen.findByRole('link', { name: 'Edit Gates' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Delete Gates' })).toBeDefined()
  for (const name of ['Edit Open house', 'Open house'])
    expect(screen.queryByRole('link', { name })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete Open house' })).toBeNull()
  expect(screen.getByRole('link', { name: 'View Open house on the site' })).toBeDefined()
})
