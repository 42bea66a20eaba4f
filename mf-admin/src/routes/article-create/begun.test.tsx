// @vitest-environment happy-dom
import type { EditInput } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { patience } from '@arunika/testing/patience'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, pageOf, serve } from '../../../test/api.ts'
import { sampleCategory } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const at = '2026-11-20T11:00:00.000Z'
const by = 'sari@arunika.example'
const state = { fields: {}, savedAt: '', editors: [], refused: [] }

async function open(address: string, own: Api) {
  const calls = serve({ 'GET /api/admin/categories': [sampleCategory()], ...own })
  renderPage(routes, address, {})
  return calls
}

beforeEach(logInAsAdmin)

test('a new article gets its id and its address with the first word, and is saved under it', async () => {
  const calls = await open('/admin/articles/create', {
    'POST /api/admin/articles/edits': { ...state, id: 57 },
    'POST /api/admin/articles/57/edits': state,
    'POST /api/admin/articles/create': { message: 'The article has been created.', id: 57 },
    'GET /api/admin/articles': pageOf([]),
  })
  await userEvent.type(await screen.findByLabelText('Title'), 'A word')
  await waitFor(() => expect(window.location.pathname).toBe('/admin/articles/edit/57'), {
    timeout: patience(3_000),
  })
  const begun = calls.filter(({ path }) => path === '/api/admin/articles/edits')
  expect(begun.map(({ body }) => (body as EditInput).changes.title?.value)).toHaveLength(1)
  await userEvent.click(screen.getByRole('radio', { name: 'Keep as a draft' }))
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('The article has been created.')).toBeDefined()
  const saved = calls.find(({ path }) => path === '/api/admin/articles/create')?.body as FormData
  expect(saved.get('reserved_id')).toBe('57')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('autosave:'))).toEqual([])
})

test('an article that was begun and never saved opens with its text', async () => {
  const begun = { ...state, fields: { title: { value: 'Half a title', by, at } } }
  await open('/admin/articles/edit/57', {
    'GET /api/admin/articles/57/edits': begun,
    'POST /api/admin/articles/57/edits': begun,
  })
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  await waitFor(() => expect(title.value).toBe('Half a title'))
  expect(await screen.findByText(/^Changes stored .* by sari@arunika.example\.$/)).toBeDefined()
})

test('the list names articles that were begun and never saved', async () => {
  await open('/admin/articles', {
    'GET /api/admin/articles': pageOf([]),
    'GET /api/admin/articles/new': [{ id: 57, title: '', by, at }],
  })
  const link = await screen.findByRole('link', { name: 'Untitled' })
  expect(link.getAttribute('href')).toBe('/admin/articles/edit/57')
})
