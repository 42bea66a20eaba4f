// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Api, serve } from '../../../test/api.ts'
import { sampleArticle, sampleCategory } from '../../../test/samples.ts'
import { logInAs, logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const categories = [sampleCategory(), sampleCategory({ id: 2, name: 'Studio' })]
const picture = new File(['x'], 'door.png', { type: 'image/png' })

async function open(at: string, api: Api = {}) {
  const calls = serve({ 'GET /api/admin/categories': categories, 'GET /api/admin/articles': [], ...api })
  const { router } = renderPage(routes, at, {})
  await screen.findByLabelText('Studio')
  return { calls, router }
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
const sent = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.find(({ method, path }) => method === 'POST' && /\/articles\/(create|\d+)$/.test(path))
    ?.body as FormData

beforeEach(logInAsAdmin)

describe('a new article', () => {
  test('needs title, date, picture, content and a category', async () => {
    const { calls } = await open('/admin/articles/create')
    await submit()
    for (const message of [
      'Article title is required.',
      'Article date is required.',
      'Featured image is required.',
      'Article content is required.',
      'Please select at least one category.',
    ])
      expect(await screen.findByText(message)).toBeDefined()
    expect(sent(calls)).toBeUndefined()
  })

  test('takes pictures only', async () => {
    await open('/admin/articles/create')
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' })
    await userEvent.upload(screen.getByLabelText('Featured image'), text, { applyAccept: false })
    await submit()
    expect(await screen.findByText('Only JPG, JPEG, PNG and WEBP images are allowed.')).toBeDefined()
  })

  test('has hashtags with a #, and without spaces when they are sent', async () => {
    const { calls, router } = await open('/admin/articles/create', {
      'POST /api/admin/articles/create': { message: 'The article has been created.' },
    })
    await userEvent.type(screen.getByLabelText('Title'), 'Open house')
    await userEvent.type(screen.getByLabelText('Date'), '2026-11-21')
    await userEvent.upload(screen.getByLabelText('Featured image'), picture)
    await userEvent.type(screen.getByLabelText('Hashtags'), 'open house')
    await userEvent.type(screen.getByLabelText('Content'), '<p>Come.</p>')
    await userEvent.click(screen.getByLabelText('Studio'))
    await submit()
    expect(await screen.findByText('Please use # character for each hashtags.')).toBeDefined()
    await userEvent.clear(screen.getByLabelText('Hashtags'))
    await userEvent.type(screen.getByLabelText('Hashtags'), '#open #house')
    await submit()
    expect(await screen.findByText('The article has been created.')).toBeDefined()
    expect(router.state.location.pathname).toBe('/admin/articles')
    expect(sent(calls).get('hashtags')).toBe('#open#house')
    expect(sent(calls).getAll('categories[]')).toEqual(['2'])
  })
})

describe('an article that is changed', () => {
  test('starts from what is stored and keeps its picture', async () => {
    const { calls } = await open('/admin/articles/edit/3', {
      'GET /api/admin/articles/3': sampleArticle({ featured_image_path: 'articles/door.webp' }),
      'POST /api/admin/articles/3': { message: 'The article has been updated.' },
    })
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Open house')
    expect((screen.getByLabelText('Date') as HTMLInputElement).value).toBe('2026-11-21')
    expect((screen.getByLabelText('Content') as HTMLInputElement).value).toBe(
      '<p>Every door stands open.</p>',
    )
    expect((screen.getByLabelText('Academy') as HTMLInputElement).checked).toBe(true)
    expect(screen.getByRole('img').getAttribute('src')).toBe('/uploads/articles/door.webp')
    await submit()
    await waitFor(() => expect(sent(calls)).toBeDefined())
    expect(sent(calls).has('featured_image')).toBe(false)
  })
})

describe('an article of an author', () => {
  beforeEach(() => logInAs('author'))

  test('is a draft, for which they may ask for a review', async () => {
    const { calls } = await open('/admin/articles/create', {
      'POST /api/admin/articles/create': { message: 'The article has been created.' },
    })
    const choices = within(screen.getByRole('group', { name: 'Publishing' })).getAllByRole('radio')
    expect(choices.map((choice) => choice.parentElement?.textContent)).toEqual([
      'Keep as a draft',
      'Ask an editor to review it',
    ])
    await userEvent.type(screen.getByLabelText('Title'), 'Open house')
    await userEvent.click(screen.getByLabelText('Ask an editor to review it'))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(sent(calls)).toBeUndefined()
    await submit()
    expect(await screen.findByText('The article has been created.')).toBeDefined()
    expect([sent(calls).get('draft'), sent(calls).get('review')]).toEqual(['1', '1'])
  })

  test('has no history, which is for editors', async () => {
    const unpublished = sampleArticle({ status: 'draft', reviewRequestedAt: '2026-11-20T10:05:00.000Z' })
    await open('/admin/articles/edit/3', { 'GET /api/admin/articles/3': unpublished })
    expect(screen.getByLabelText('Ask an editor to review it')).toHaveProperty('checked', true)
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull()
  })
})

test('an editor publishes an article in review, or leaves it there', async () => {
  const unpublished = sampleArticle({ status: 'draft', reviewRequestedAt: '2026-11-20T10:05:00.000Z' })
  await open('/admin/articles/edit/3', { 'GET /api/admin/articles/3': unpublished })
  const choices = within(screen.getByRole('group', { name: 'Publishing' })).getAllByRole('radio')
  expect(choices.map((choice) => choice.parentElement?.textContent)).toEqual([
    'Publish at once',
    'Publish at a time',
    'Keep as a draft',
    'Leave it in review',
  ])
  expect(choices.at(-1)).toHaveProperty('checked', true)
})

test('without reviews the form of an editor has no such choice', async () => {
  await open('/admin/articles/create')
  expect(within(screen.getByRole('group', { name: 'Publishing' })).getAllByRole('radio')).toHaveLength(3)
})
