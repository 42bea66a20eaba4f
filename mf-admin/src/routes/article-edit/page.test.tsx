// @vitest-environment happy-dom
import { renderPage } from '@arunika/shared/testing'
import { patience } from '@arunika/shared/testing/patience'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { sampleArticle, sampleCategory } from '../../../test/samples.ts'
import { logInAsAdmin, tokenUntil } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

vi.mock('../../kit/editor/editor.tsx', async () => ({
  Editor: (await import('../../../test/plain-editor.tsx')).PlainEditor,
}))

const picture = { width: 1600, height: 900, srcset: '', alt: 'Two potters', focus: { x: 20, y: 80 } }
const article = sampleArticle({ featured_image_path: 'articles/a-1600.webp', featured_image: picture })
const SAVE = 'POST /api/admin/articles/3'

async function open(own: Api, shown = article) {
  const calls = serve({
    'GET /api/admin/articles/3': shown,
    'GET /api/admin/articles': [shown],
    'GET /api/admin/categories': [sampleCategory()],
    ...own,
  })
  renderPage(routes, '/admin/articles/edit/3', {})
  await screen.findByLabelText('Title')
  const saved = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body as FormData)
  return { calls, saved }
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

beforeEach(logInAsAdmin)

test('a change says which version it replaces, and keeps the picture and its words', async () => {
  const { saved } = await open({ [SAVE]: { message: 'Saved.' } })
  expect(screen.getByLabelText<HTMLInputElement>('Alternative text').value).toBe('Two potters')
  await submit()
  await screen.findByText('Saved.')
  const [body] = saved()
  const sent = Object.fromEntries(body ?? [])
  expect(sent).toMatchObject({
    if_updated_at: article.updatedAt,
    image_alt: 'Two potters',
    image_focus_x: '20',
    image_focus_y: '80',
  })
  expect(sent).not.toHaveProperty('draft')
  expect(sent).not.toHaveProperty('publish_at')
})

test('a new picture starts from its middle, and without the words of the one before', async () => {
  const { saved } = await open({ [SAVE]: { message: 'Saved.' } })
  await userEvent.upload(
    screen.getByLabelText('Featured image'),
    new File(['x'], 'new.png', { type: 'image/png' }),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Alternative text').value).toBe('')
  await userEvent.type(screen.getByLabelText('Alternative text'), 'A gate')
  await userEvent.upload(
    screen.getByLabelText('Featured image'),
    new File(['y'], 'newer.png', { type: 'image/png' }),
  )
  await submit()
  await screen.findByText('Saved.')
  expect(Object.fromEntries(saved()[0] ?? [])).toMatchObject({
    image_focus_x: '50',
    image_focus_y: '50',
    image_alt: 'A gate',
  })
})

test('a version that somebody else saved is replaced only by who tries again', async () => {
  const api: Api = {
    [SAVE]: new Refusal(409, { code: 'article_changed', message: 'Somebody else has saved.' }),
  }
  const newer = { ...article, updatedAt: '2026-11-20T11:00:00.000Z' }
  const { saved } = await open(api)
  const calls = serve({ ...api, 'GET /api/admin/articles/3': newer })
  await userEvent.type(screen.getByLabelText('Title'), '!')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has saved.')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Open house!')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2))
  const last = calls.filter(({ method }) => method === 'POST').at(-1)?.body as FormData
  expect(last.get('if_updated_at')).toBe(newer.updatedAt)
  expect(saved()).toHaveLength(0)
})

test('it can be kept as a draft, or appear at a time', async () => {
  const { saved } = await open({ [SAVE]: new Refusal(500) })
  await userEvent.click(screen.getByRole('radio', { name: 'Keep as a draft' }))
  await submit()
  await screen.findByRole('alert')
  expect(saved()[0]?.get('draft')).toBe('1')
  await userEvent.click(screen.getByRole('radio', { name: 'Publish at a time' }))
  await submit()
  await waitFor(() => expect(saved()).toHaveLength(2))
  expect(saved()[1]?.has('draft')).toBe(false)
  expect(Date.parse(String(saved()[1]?.get('publish_at')))).toBeGreaterThan(Date.now())
})

test('Ctrl+S saves', async () => {
  await open({ [SAVE]: { message: 'Saved.' } })
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Saved.')).toBeDefined()
})

test('what was typed and never sent is offered on the next visit', async () => {
  await open({})
  await userEvent.type(screen.getByLabelText('Title'), ' tonight')
  await userEvent.type(screen.getByLabelText('Content'), 'More.')
  await waitFor(() => expect(localStorage.getItem('autosave:/admin/articles/edit/3')).toContain('More.'), {
    timeout: patience(3_000),
  })
  cleanup()
  // Another tab: the one before is closed.
  sessionStorage.clear()
  await open({})
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Open house')
  await userEvent.click(screen.getByRole('button', { name: 'Restore it' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Open house tonight')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toContain('More.')
  expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull()
})

test('an offered draft can be discarded, and a saved one is not offered again', async () => {
  localStorage.setItem(
    'autosave:/admin/articles/edit/3',
    JSON.stringify({ at: '2026-11-21T09:00:00Z', values: { title: 'Old' } }),
  )
  await open({ [SAVE]: { message: 'Saved.' } })
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(localStorage.getItem('autosave:/admin/articles/edit/3')).toBeNull()
  await userEvent.type(screen.getByLabelText('Title'), '!')
  await submit()
  await screen.findByText('Saved.')
  expect(localStorage.getItem('autosave:/admin/articles/edit/3')).toBeNull()
})

test('the preview is made of what is typed; where it cannot be, it says so and can be tried again', async () => {
  const preview = 'POST /api/admin/articles/preview'
  const { calls } = await open({ [preview]: new Refusal(503, { message: 'Not now.' }) })
  await userEvent.type(await screen.findByLabelText('Content'), 'More.')
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const dialog = await screen.findByRole('dialog', { name: 'Preview' })
  expect(await within(dialog).findByText('Not now.')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  const asked = () => calls.filter(({ path }) => path.endsWith('/preview'))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]?.body).toEqual({
    id: 3,
    hashtags: '#academy',
    content: `${article.content}More.`,
    categories: [1],
  })
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('hashtags stand one by one too, and can be taken away', async () => {
  await open({}, { ...article, hashtags: '#academy#games' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove #academy' }))
  expect(screen.getByLabelText<HTMLInputElement>('Hashtags').value).toBe('#games')
})

test('whose session ended meanwhile has what was typed again, and is told to choose the picture again', async () => {
  await open({ [SAVE]: new Refusal(401), 'POST /api/login': { message: 'Hi', token: tokenUntil() } })
  await userEvent.type(screen.getByLabelText('Title'), ' and more')
  await userEvent.upload(
    screen.getByLabelText('Featured image'),
    new File(['x'], 'new.png', { type: 'image/png' }),
  )
  await submit()
  await userEvent.type(await screen.findByLabelText('Email'), 'admin@arunika.example')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText(/^This is what you had typed/)).toHaveProperty(
    'textContent',
    'This is what you had typed when your session ended. It is not saved yet. A file cannot be kept: choose it again.',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(`${article.title} and more`)
})
