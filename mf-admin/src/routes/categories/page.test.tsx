// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { sampleCategory } from '../../../test/samples.ts'
import { logInAsAdmin, tokenUntil } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/categories'

function open(at: string, api: Api) {
  const calls = serve(api)
  return { ...renderPage(routes, at, {}), calls }
}
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent)
const message = async (text: string) => expect(await screen.findByText(text)).toBeDefined()

beforeEach(logInAsAdmin)

describe('the list of categories', () => {
  test('shows number, name and count of articles', async () => {
    open('/admin/categories', {
      [LIST]: [sampleCategory({ articles: 1 }), sampleCategory({ id: 2, name: 'Studio' })],
    })
    await screen.findByText('Studio')
    expect(texts(screen.getAllByRole('columnheader'))).toEqual([
      'No',
      'Name',
      'Number of Articles',
      'Actions',
    ])
    const [, first, second] = screen.getAllByRole('row')
    expect(texts(within(first as HTMLElement).getAllByRole('cell')).slice(0, 3)).toEqual([
      '1',
      'Academy',
      '1',
    ])
    expect(texts(within(second as HTMLElement).getAllByRole('cell')).slice(0, 3)).toEqual([
      '2',
      'Studio',
      '0',
    ])
    const create = screen.getByRole('link', { name: 'Create New Category' })
    expect(create.getAttribute('href')).toBe('/admin/categories/create')
  })

  test('has the Indonesian name next to the English one', async () => {
    open('/admin/categories', { [LIST]: [sampleCategory({ translations: { id: { name: 'Akademi' } } })] })
    expect((await screen.findByText('Akademi')).lang).toBe('id')
    expect(screen.getByRole('link', { name: 'Academy' })).toBeDefined()
  })

  test('says when there is nothing', async () => {
    open('/admin/categories', { [LIST]: [] })
    await message('- No data available -')
  })

  test('that cannot be had can be asked for again', async () => {
    const api: Api = { [LIST]: new Refusal(500, { message: 'Out of order.' }) }
    open('/admin/categories', api)
    await message('Out of order.')
    Object.assign(api, { [LIST]: [sampleCategory()] })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await message('Academy')
  })
})

describe('deleting a category', () => {
  const used = sampleCategory({ articles: 2 })
  const question = 'Are you sure you want to delete this category?'
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete Academy' }))

  test('asks, saying from how many articles it will be detached', async () => {
    const { calls } = open('/admin/categories', { [LIST]: [used] })
    await ask()
    const dialog = screen.getByRole('alertdialog', { name: question })
    expect(dialog.textContent).toContain('“Academy” will be detached from 2 articles.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(calls.every(({ method }) => method === 'GET')).toBe(true)
  })

  test("refreshes the list and shows the server's message until it is closed", async () => {
    const api: Api = {
      [LIST]: [used],
      'DELETE /api/admin/categories/1': { message: 'The category is gone.' },
    }
    const { router } = open('/admin/categories', api)
    await ask()
    Object.assign(api, { [LIST]: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await message('The category is gone.')
    expect(router.state.location).toMatchObject({
      pathname: '/admin/categories',
      state: { message: 'The category is gone.' },
    })
    await message('- No data available -')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('The category is gone.')).toBeNull())
    expect(router.state.location.state).toBeNull()
  })

  test('moves its articles to the category that was chosen', async () => {
    const { calls } = open('/admin/categories', {
      [LIST]: [used, sampleCategory({ id: 2, name: 'Studio' })],
      'DELETE /api/admin/categories/1?move_to=2': { message: 'The category is gone.' },
    })
    await ask()
    await userEvent.selectOptions(await screen.findByLabelText('Move their articles to'), 'Studio')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await message('The category is gone.')
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
  })

  test('that fails says why and can be tried again', async () => {
    const api: Api = {
      [LIST]: [used],
      'DELETE /api/admin/categories/1': new Refusal(500, { message: 'Disk full.' }),
    }
    open('/admin/categories', api)
    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await message('Disk full.')
    Object.assign(api, { 'DELETE /api/admin/categories/1': { message: '' } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await message('The system failed to perform the action.')
  })
})

describe('the form of a category', () => {
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

  test('asks for a name', async () => {
    open('/admin/categories/create', {})
    await screen.findByLabelText('Name')
    await submit()
    await message('Category name is required.')
  })

  test("saves, and returns to the list with the server's message", async () => {
    const { calls } = open('/admin/categories/create', {
      [LIST]: [sampleCategory({ name: 'Events' })],
      'POST /api/admin/categories/create': { message: 'The category has been created.' },
    })
    await userEvent.type(await screen.findByLabelText('Name'), ' Events ')
    await submit()
    await message('The category has been created.')
    await message('Events')
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Events', 'name@id': '' })
  })

  test('starts from what is stored when a category is changed', async () => {
    open('/admin/categories/edit/1', { 'GET /api/admin/categories/1': sampleCategory() })
    const name = await screen.findByLabelText('Name')
    expect((name as HTMLInputElement).value).toBe('Academy')
  })

  test('takes a name in Indonesian, whose error leaves everything as it was typed', async () => {
    const errors = { 'name@id': ['There is a category of this name already.'] }
    const api: Api = {
      'GET /api/admin/categories/1': sampleCategory({ translations: { id: { name: 'Akademi' } } }),
      'POST /api/admin/categories/1': new Refusal(422, { message: 'Some fields are wrong.', errors }),
    }
    const { calls } = open('/admin/categories/edit/1', api)
    const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    const name = await screen.findByLabelText<HTMLInputElement>('Name in Indonesian')
    expect([name.value, name.lang]).toEqual(['Akademi', 'id'])
    await userEvent.clear(name)
    await userEvent.type(name, 'x'.repeat(101))
    await submit()
    await message('Please use at most 100 characters.')
    expect(sent()).toEqual([])

    await userEvent.clear(name)
    await userEvent.type(name, 'Acara')
    await submit()
    await message('There is a category of this name already.')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect([name.value, screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual(['Acara', 'Academy'])
    Object.assign(api, { 'POST /api/admin/categories/1': { message: 'Renamed.' }, [LIST]: [] })
    await userEvent.clear(name)
    await submit()
    await message('Renamed.')
    expect(sent().at(-1)).toMatchObject({ name: 'Academy', 'name@id': '' })
  })

  test('comes with the connection where it could not be loaded', async () => {
    open('/admin/categories/edit/1', {
      'GET /api/admin/categories/1': new Refusal(503, { message: 'Away.' }),
    })
    await message('Away.')
    serve({ 'GET /api/admin/categories/1': sampleCategory() })
    act(() => void window.dispatchEvent(new Event('online')))
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Academy')
  })

  test('says when the category does not exist', async () => {
    open('/admin/categories/edit/99', {})
    await message('This entry does not exist')
  })

  test("shows the server's message at the field and keeps what was typed", async () => {
    open('/admin/categories/create', {
      'POST /api/admin/categories/create': new Refusal(422, {
        message: 'Some fields are wrong.',
        errors: { name: ['This name is taken.'] },
      }),
    })
    const name = await screen.findByLabelText('Name')
    await userEvent.type(name, 'Academy')
    await submit()
    await message('This name is taken.')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect((name as HTMLInputElement).value).toBe('Academy')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  test('keeps what was typed on the screen when the session ends, under a log-in', async () => {
    const api: Api = { [LIST]: [], 'POST /api/admin/categories/create': new Refusal(401) }
    open('/admin/categories/create', api)
    await userEvent.type(await screen.findByLabelText('Name'), 'Long thought')
    await submit()
    Object.assign(api, { 'POST /api/login': { message: 'Hi', token: tokenUntil() } })
    await userEvent.type(await screen.findByLabelText('Email'), 'admin@arunika.example')
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Long thought')
  })

  test('stays under its own id, with its newest text, when the session ends after its first save', async () => {
    const saved = { message: 'Saved.', id: 5, updatedAt: '2026-11-26T10:00:00.000Z' }
    const { id: _, ...created } = sampleCategory({ name: 'First' })
    const api: Api = {
      [LIST]: [],
      'POST /api/admin/categories/create': saved,
      'GET /api/admin/categories/5': { ...created, id: 5, updatedAt: saved.updatedAt },
      'POST /api/admin/categories/5': new Refusal(401),
      'POST /api/login': { message: 'Hi', token: tokenUntil() },
    }
    const { calls } = open('/admin/categories/create', api)
    await userEvent.type(await screen.findByLabelText('Name'), 'First')
    await userEvent.keyboard('{Control>}s{/Control}')
    await screen.findByText(/^Saved on/)
    await userEvent.type(screen.getByLabelText('Name'), ' and newest')
    await userEvent.keyboard('{Control>}s{/Control}')
    await userEvent.type(await screen.findByLabelText('Email'), 'admin@arunika.example')
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.pathname).toBe('/admin/categories/edit/5')
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('First and newest')
    Object.assign(api, { 'POST /api/admin/categories/5': saved })
    await userEvent.keyboard('{Control>}s{/Control}')
    await screen.findByText(/^Saved on/)
    expect(calls.filter(({ path }) => path === '/api/admin/categories/create')).toHaveLength(1)
    expect(calls.findLast(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/admin/categories/5',
      body: { name: 'First and newest', if_updated_at: saved.updatedAt },
    })
  })

  test('asks before it gives up what was typed', async () => {
    const { router } = open('/admin/categories', { [LIST]: [] })
    await userEvent.click(await screen.findByRole('link', { name: 'Create New Category' }))
    await userEvent.type(await screen.findByLabelText('Name'), 'Draft')
    const question = 'Are you sure want to cancel? The changes will not be saved.'
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: question })).getByText('Keep editing'),
    )
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Draft')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByText('Discard changes'))
    await message('- No data available -')
    expect(router.state.location.pathname).toBe('/admin/categories')
  })
})
