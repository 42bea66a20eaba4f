// @vitest-environment happy-dom
import type { EditInput, EditState } from '@arunika/admin-contracts'
import { patience } from '@arunika/testing/patience'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { article, openArticle as open } from '../../../test/open-article.ts'
import { logInAsAdmin } from '../../../test/session.ts'

beforeEach(logInAsAdmin)

test('edits are stored on the server, and edits of others appear in the form', async () => {
  const field = (value: string) => ({ value, by: 'sari@arunika.example', at: '2026-11-20T11:00:00.000Z' })
  const state = {
    fields: { hashtags: field('#games') },
    savedAt: article.updatedAt,
    editors: [
      { email: 'sari@arunika.example', field: 'hashtags', own: false },
      { email: 'admin@arunika.example', field: 'title', own: true },
    ],
    refused: [],
  }
  const { calls } = await open({ 'POST /api/admin/articles/3/edits': state })
  expect(await screen.findByText('sari@arunika.example is here, in Hashtags')).toBeDefined()
  expect(screen.queryByText(/admin@arunika.example is here/)).toBeNull()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Hashtags').value).toBe('#games'))
  await userEvent.type(screen.getByLabelText('Title'), '!')
  const sent = () =>
    calls.flatMap(({ path, body }) => (path.endsWith('/edits') ? [(body as EditInput).changes] : []))
  await waitFor(() => expect(sent()).toContainEqual({ title: { value: 'Open house!', known: '' } }), {
    timeout: patience(3_000),
  })
})

test('conflicting edits are both shown, and one is chosen', async () => {
  const mine = { value: 'Closed', by: 'sari@arunika.example', at: '2026-11-20T11:00:00.000Z' }
  const state: EditState = { fields: {}, savedAt: article.updatedAt, editors: [], refused: [] }
  const { calls } = await open({ 'POST /api/admin/articles/3/edits': state })
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/edits'))).toBe(true))
  Object.assign(state, { fields: { title: mine }, refused: ['title'] })
  await userEvent.type(screen.getByLabelText('Title'), '!')
  const question = await screen.findByRole(
    'region',
    { name: 'Title was changed twice' },
    { timeout: patience(3_000) },
  )
  await userEvent.click(within(question).getByRole('button', { name: 'Take theirs' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Closed')
})

test('of a paragraph that two have changed both versions stay until one is chosen', async () => {
  const theirs = article.content.replace('</p>', ' Come early.</p>')
  const state: EditState = { fields: {}, savedAt: article.updatedAt, editors: [], refused: [] }
  const { calls } = await open({ 'POST /api/admin/articles/3/edits': state })
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/edits'))).toBe(true))
  Object.assign(state, {
    fields: { content: { value: theirs, by: 'sari@arunika.example', at: '2026-11-20T11:00:00.000Z' } },
    refused: ['content'],
  })
  const mine = article.content.replace('</p>', ' Come late.</p>')
  const content = () => screen.getByLabelText<HTMLTextAreaElement>('Content')
  fireEvent.change(content(), { target: { value: mine } })
  const question = await screen.findByRole(
    'region',
    { name: 'A paragraph of Content was changed twice' },
    { timeout: patience(3_000) },
  )
  expect(content().value).toContain('Come early.')
  expect(content().value).toContain('Come late.')
  await userEvent.click(within(question).getByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(content().value).toBe(theirs))
  expect(screen.queryByRole('region', { name: /changed twice/ })).toBeNull()
})

const translated = {
  ...article,
  translations: { id: { title: 'Rumah terbuka', content: '<p>Semua pintu terbuka.</p>' } },
}

test('translated texts are shared with other editors, and theirs appear in the form', async () => {
  const field = (value: string) => ({ value, by: 'sari@arunika.example', at: '2026-11-20T11:00:00.000Z' })
  const state = {
    fields: { 'content@id': field('<p>Semua pintu.</p>') },
    savedAt: article.updatedAt,
    editors: [{ email: 'sari@arunika.example', field: 'content@id', own: false }],
    refused: [],
  }
  const { calls } = await open({ 'POST /api/admin/articles/3/edits': state }, translated)
  expect(await screen.findByText('sari@arunika.example is here, in Content in Indonesian')).toBeDefined()
  const contentIn = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value
  await waitFor(() => expect(contentIn('Content in Indonesian')).toBe('<p>Semua pintu.</p>'))
  expect(contentIn('Content')).toBe(article.content)
  await userEvent.type(screen.getByLabelText('Title in Indonesian'), '!')
  const sent = () =>
    calls.flatMap(({ path, body }) => (path.endsWith('/edits') ? [(body as EditInput).changes] : []))
  await waitFor(() => expect(sent()).toContainEqual({ 'title@id': { value: 'Rumah terbuka!', known: '' } }), {
    timeout: patience(3_000),
  })
})

test('others see in which language of the text an editor is, and no field that is not shared', async () => {
  const state = { fields: {}, savedAt: article.updatedAt, editors: [], refused: [] }
  const { calls } = await open({ 'POST /api/admin/articles/3/edits': state }, translated)
  const reported = () =>
    calls.flatMap(({ path, body }) => (path.endsWith('/edits') ? [(body as EditInput).field] : [])).at(-1)
  const reports = async (field: string) =>
    waitFor(() => expect(reported()).toBe(field), { timeout: patience(3_000) })
  await userEvent.type(screen.getByLabelText('Content in Indonesian'), '!')
  await reports('content@id')
  await userEvent.type(screen.getByLabelText('Content'), '!')
  await reports('content')
  await userEvent.click(screen.getByRole('radio', { name: 'Keep as a draft' }))
  await reports('')
})
