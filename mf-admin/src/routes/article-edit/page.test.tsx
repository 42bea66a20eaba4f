// @vitest-environment happy-dom
import type { EditInput } from '@arunika/admin-contracts'
import { patience } from '@arunika/testing/patience'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { article, isSave, openArticle as open, SAVE, submit } from '../../../test/open-article.ts'
import { samplePicture } from '../../../test/samples.ts'
import { logInAsAdmin, tokenUntil } from '../../../test/session.ts'
import { toLocalTime } from '../../lib/local-time.ts'

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

test('a picture of the library becomes the featured one with its words and its point, and no file is sent', async () => {
  const { saved } = await open({
    [SAVE]: { message: 'Saved.' },
    'GET /api/admin/pictures': [samplePicture()],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Choose from the library' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Featured image' }))
  await userEvent.click(await picker.findByRole('button', { name: /^Shadow puppets/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Alternative text').value).toBe(
    'Two puppets behind a screen',
  )
  await submit()
  await screen.findByText('Saved.')
  const sent = Object.fromEntries(saved()[0] ?? [])
  expect(sent).toMatchObject({
    media_picture: 'editor/p-1600.webp',
    image_alt: 'Two puppets behind a screen',
    image_focus_x: '30',
    image_focus_y: '40',
  })
  expect(sent).not.toHaveProperty('featured_image')
})

test('a file becomes a picture of the library as soon as it is chosen', async () => {
  const { saved } = await open({
    [SAVE]: { message: 'Saved.' },
    'POST /api/admin/pictures/create': samplePicture(),
  })
  const file = new File(['y'], 'newer.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Featured image'), file)
  const preview = () => document.querySelector('img[src*="editor/p-1600.webp"]')
  await waitFor(() => expect(preview()).not.toBeNull())
  await submit()
  await screen.findByText('Saved.')
  const sent = Object.fromEntries(saved()[0] ?? [])
  expect(sent).toMatchObject({ media_picture: 'editor/p-1600.webp' })
  expect(sent).not.toHaveProperty('featured_image')
})

test('what another administrator has saved meanwhile is replaced only by a choice made after seeing it', async () => {
  const changed = { by: 'dewi@arunika.example', at: '2026-11-20T11:00:00.000Z' }
  const api: Api = {
    [SAVE]: new Refusal(409, { code: 'article_changed', message: 'Nothing was overwritten.', changed }),
  }
  const newer = { ...article, title: 'Open house in May', updatedAt: changed.at }
  await open(api)
  const calls = serve({ ...api, 'GET /api/admin/articles/3': newer })
  const saves = () => calls.filter(isSave).map(({ body }) => (body as FormData).get('if_updated_at'))
  await userEvent.type(screen.getByLabelText('Title'), '!')
  await submit()
  const dialog = await screen.findByRole('dialog', { name: 'Two versions of this article' })
  const title = await within(dialog).findByRole('region', { name: 'Title' })
  expect(title.textContent).toContain('Open house in May')
  expect(title.textContent).toContain('Open house!')
  expect(within(dialog).queryByRole('region', { name: 'Content' })).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'It was dewi@arunika.example, on 20 November at 18:00.',
  )

  // A second plain Submit replaces nothing.
  await submit()
  const again = await screen.findByRole('dialog', { name: 'Two versions of this article' })
  await userEvent.click(await within(again).findByRole('button', { name: 'Replace theirs' }))
  await waitFor(() => expect(saves()).toEqual([article.updatedAt, article.updatedAt, newer.updatedAt]))
})

test('it can be saved as a draft, or appear at a time', async () => {
  const { saved } = await open({ [SAVE]: new Refusal(500) })
  await userEvent.click(screen.getByRole('radio', { name: 'Keep as a draft' }))
  await submit()
  await screen.findByRole('alert')
  expect(saved()[0]?.get('draft')).toBe('1')
  await userEvent.click(screen.getByRole('radio', { name: 'Publish at a time' }))
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Take it offline' }))
  await waitFor(() => expect(saved()).toHaveLength(2))
  expect(saved()[1]?.has('draft')).toBe(false)
  const publishAt = String(saved()[1]?.get('publish_at'))
  expect(Date.parse(publishAt)).toBeGreaterThan(Date.now())
  // The date is that day, so readers find it as the newest when it appears.
  expect(saved()[1]?.get('date')).toBe(toLocalTime(publishAt).slice(0, 10))
})

test('Ctrl+S saves and stays, and the next save continues from there', async () => {
  const { saved } = await open({
    [SAVE]: { message: 'Saved.', id: 3, updatedAt: '2026-11-20T12:00:00.000Z' },
  })
  await userEvent.type(screen.getByLabelText('Title'), '!')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Saved on 20 November at 19:00.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Open house!')
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(saved()).toHaveLength(2))
  expect(saved()[1]?.get('if_updated_at')).toBe(article.updatedAt)
})

test('Ctrl+S never publishes a draft, whatever is chosen for later', async () => {
  const { saved } = await open({ [SAVE]: { message: 'Saved.', id: 3 } }, { ...article, status: 'draft' })
  await userEvent.click(screen.getByRole('radio', { name: 'Publish at once' }))
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]?.get('draft')).toBe('1')
})

test('a publish time that has passed is asked about before anything is published', async () => {
  const { saved } = await open({ [SAVE]: { message: 'Saved.' } }, { ...article, status: 'draft' })
  await userEvent.click(screen.getByRole('radio', { name: 'Publish at a time' }))
  fireEvent.change(screen.getByLabelText('Publish time'), { target: { value: '2020-01-01T10:00' } })
  await submit()
  const question = await screen.findByRole('alertdialog', { name: 'Publish this article now?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Change the time' }))
  expect(saved()).toHaveLength(0)
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }))
  expect(await screen.findByText('Saved.')).toBeDefined()
})

test('an article that went live while its form was open is saved without a question, and goes offline only after one', async () => {
  const passed = { status: 'scheduled', publishAt: '2020-01-01T00:00:00.000Z' } as const
  const { saved } = await open({ [SAVE]: { message: 'Saved.', id: 3 } }, { ...article, ...passed })
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  fireEvent.change(screen.getByLabelText('Publish time'), { target: { value: '2099-01-01T10:00' } })
  await submit()
  const question = await screen.findByRole('alertdialog', { name: 'Take this article offline?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Change the time' }))
  expect(saved()).toHaveLength(1)
})

test('parts of the text that would not be stored, or only as links, are named before the save, and stay in the editor', async () => {
  const CHECK = 'POST /api/admin/texts/check'
  const api: Api = {
    [SAVE]: { message: 'Saved.' },
    [CHECK]: { lost: ['2 pictures', '1 link'], linked: ['1 video'] },
  }
  const { saved, calls } = await open(api)
  await userEvent.type(screen.getByLabelText('Content'), 'More.')
  await submit()
  const question = await screen.findByRole('alertdialog', {
    name: 'These will not be stored: 2 pictures, 1 link. These will be stored as links: 1 video.',
  })
  const [check] = calls.filter(({ path }) => path === '/api/admin/texts/check')
  expect(check?.body).toEqual({ texts: [`${article.content}More.`] })
  await userEvent.click(within(question).getByRole('button', { name: 'Back to the text' }))
  expect(saved()).toHaveLength(0)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toContain('More.')
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
  expect(await screen.findByText('Saved.')).toBeDefined()
  expect(saved()).toHaveLength(1)
})

/** Autosaves in this browser of forms that were never sent. */
const autosaved = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('autosave:'))
    .map((key) => localStorage.getItem(key))
    .join()

test('what the server has not received is in the form on the next visit, without a question', async () => {
  await open({})
  await userEvent.type(screen.getByLabelText('Title'), ' tonight')
  await userEvent.type(screen.getByLabelText('Content'), 'More.')
  await waitFor(() => expect(autosaved()).toContain('More.'), { timeout: patience(3_000) })
  cleanup()
  const { calls } = await open({ 'POST /api/admin/articles/3/edits': new Refusal(503, {}) })
  const title = () => screen.getByLabelText<HTMLInputElement>('Title')
  await waitFor(() => expect(title().value).toBe('Open house tonight'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toContain('More.')
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  expect(await screen.findByText(/^Stored in this browser; it is sent when/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeDefined()
  const sent = calls.find(({ path }) => path.endsWith('/edits'))?.body as EditInput
  expect(sent.changes.title).toEqual({ value: 'Open house tonight', known: '' })
})

test('what is offered can be discarded, and what was saved is not offered again', async () => {
  localStorage.setItem(
    'autosave::/admin/articles/edit/3:another-tab',
    JSON.stringify({ at: '2026-11-21T09:00:00Z', values: { title: 'Old' } }),
  )
  await open({ [SAVE]: { message: 'Saved.' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(autosaved()).toBe('')
  await userEvent.type(screen.getByLabelText('Title'), '!')
  await submit()
  await screen.findByText('Saved.')
  expect(autosaved()).toBe('')
})

test('a form without the connection says nothing before something is typed', async () => {
  const { calls } = await open({ 'POST /api/admin/articles/3/edits': new Refusal(503, {}) })
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/edits'))).toBe(true))
  await userEvent.click(screen.getByLabelText('Title'))
  expect(screen.queryByText(/^Stored in this browser/)).toBeNull()
})

test.each([
  [
    404,
    { message: 'This article does not exist.' },
    /^This article has been deleted\. What you typed is stored/,
  ],
  [403, { message: 'You may not change this.' }, /^Stored in this browser only: You may not change this\./],
  [503, { message: 'Busy.' }, /^Stored in this browser; it is sent when the connection is back\./],
])(
  'a form whose edits the server does not take (%i) says what becomes of them',
  async (status, body, text) => {
    await open({ 'POST /api/admin/articles/3/edits': new Refusal(status, body) })
    await userEvent.type(screen.getByLabelText('Title'), '!')
    expect(await screen.findByText(text, {}, { timeout: patience(3_000) })).toBeDefined()
    await waitFor(() => expect(autosaved()).toContain('Open house!'), { timeout: patience(3_000) })
  },
)

test('the preview is made of what is typed; where it cannot be, it says so and can be tried again', async () => {
  const preview = 'POST /api/admin/articles/preview'
  const { calls } = await open({ [preview]: new Refusal(503, { message: 'Not now.' }) })
  await userEvent.type(await screen.findByLabelText('Content'), 'More.')
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const dialog = await screen.findByRole('dialog', { name: 'Preview' })
  expect(await within(dialog).findByText('Not now.')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  const previews = () => calls.filter(({ path }) => path.endsWith('/preview'))
  await waitFor(() => expect(previews()).toHaveLength(2))
  expect(previews()[1]?.body).toEqual({
    id: 3,
    hashtags: '#academy',
    content: `${article.content}More.`,
    categories: [1],
  })
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('hashtags are listed one by one too, and can be removed', async () => {
  await open({}, { ...article, hashtags: '#academy#games' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove #academy' }))
  expect(screen.getByLabelText<HTMLInputElement>('Hashtags').value).toBe('#games')
})

test('when the session ends, a log-in appears over the text, and input and picture stay', async () => {
  await open({ [SAVE]: new Refusal(401), 'POST /api/login': { message: 'Hi', token: tokenUntil() } })
  await userEvent.type(screen.getByLabelText('Title'), ' and more')
  const chosen = new File(['x'], 'new.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Featured image'), chosen)
  await submit()
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
  await userEvent.type(dialog.getByLabelText('Email'), 'admin@arunika.example')
  await userEvent.type(dialog.getByLabelText('Password'), 'secret')
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(`${article.title} and more`)
  expect(screen.getByLabelText<HTMLInputElement>('Featured image').files?.[0]).toBe(chosen)
})

test('earlier versions are shown with what each save changed, and one can be restored', async () => {
  const row = {
    id: 8,
    actor: 'sari@arunika.example',
    action: 'changed',
    title: 'Open house',
    createdAt: article.updatedAt,
  }
  const older = { ...row, id: 7, action: 'created', actor: 'dewi@arunika.example' }
  const before = { ...article, title: 'Closed house', content: '<h2>Doors</h2><p>No.</p>' }
  const { calls } = await open({
    'GET /api/admin/revisions': [row, older],
    'GET /api/admin/revisions/8': { ...row, subject: 'article', subjectId: 3, entry: article, before },
    'GET /api/admin/revisions/7': { ...older, subject: 'article', subjectId: 3, entry: before, before: null },
    'POST /api/admin/revisions/7/restore': { message: 'Restored.' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'History' }))
  const dialog = await screen.findByRole('dialog', { name: 'History' })
  const title = await within(dialog).findByRole('region', { name: 'Title' })
  expect(title.textContent).toBe('TitleBeforeClosed houseAfterOpen house')
  expect((await within(dialog).findByRole('region', { name: 'Content' })).textContent).toContain('## Doors')
  await userEvent.click(within(dialog).getByRole('button', { name: /dewi@arunika.example/ }))
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Restore this version' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/7/restore'))?.body).toEqual({
      if_updated_at: article.updatedAt,
    }),
  )
})
