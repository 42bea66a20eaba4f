// @vitest-environment happy-dom
import type { EditInput } from '@arunika/admin-contracts'
import { patience } from '@arunika/testing/patience'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Api } from '../../../test/api.ts'
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
  const api: Api = { 'POST /api/admin/articles/3/edits': state }
  const { calls } = await open(api)
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
  const state = { fields: { title: mine }, savedAt: article.updatedAt, editors: [], refused: ['title'] }
  await open({ 'POST /api/admin/articles/3/edits': state })
  await userEvent.type(screen.getByLabelText('Title'), '!')
  const question = await screen.findByRole(
    'region',
    { name: 'Title was changed twice' },
    { timeout: patience(3_000) },
  )
  await userEvent.click(within(question).getByRole('button', { name: 'Take theirs' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Closed')
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
