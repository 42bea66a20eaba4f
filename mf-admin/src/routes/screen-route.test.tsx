// @vitest-environment happy-dom
import { type PageModule, pageRoutes } from '@anyam/federation'
import { renderPage } from '@arunika/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { Refusal, serve } from '../../test/api.ts'
import { logInAsAdmin } from '../../test/session.ts'
import { screens } from '../content/screens.ts'
import { screenRoute } from './screen-route.tsx'

const REFUSED = new Refusal(401, { message: 'Please log in.', code: 'unauthenticated' })

beforeEach(() => localStorage.clear())

function open(page: () => Promise<PageModule>) {
  const login = async () => ({ default: () => <p>The login</p> })
  return renderPage(
    pageRoutes('mf-admin', [screenRoute('account', page), screenRoute('login', login)]),
    '/admin/account',
    {},
  )
}

test('the chunks of pages before the login are the public ones, with the chunks that those load', () => {
  const before = Object.entries(screens).flatMap(([name, { area }]) => (area === null ? [name] : []))
  expect(manifest.federation.withoutSession.toSorted()).toEqual(
    [...before, 'second-step', 'passkey', 'provider-return'].toSorted(),
  )
})

test('the code of a screen is not asked for without a session, not even that of one for every role', async () => {
  serve({})
  const page = vi.fn()
  open(page)
  expect(await screen.findByText('The login')).toBeDefined()
  expect(page).not.toHaveBeenCalled()
})

test('a session that has ended elsewhere leads to the login when the code of a screen is refused', async () => {
  serve({ 'POST /admin/ticket': REFUSED })
  logInAsAdmin()
  const { router } = open(() => Promise.reject(new Error('Loading chunk account failed')))
  expect(await screen.findByText('The login')).toBeDefined()
  expect(router.state.location.pathname).toBe('/admin/login')
  expect(localStorage.getItem('token')).toBeNull()
})

test('in a shell that opens files only to the session cookie, its end leads to the login too', async () => {
  const missing = new Refusal(404, { message: 'Not found.', code: 'not_found' })
  serve({ 'POST /admin/ticket': missing, 'GET /api/session': REFUSED })
  logInAsAdmin()
  open(() => Promise.reject(new Error('Loading chunk account failed')))
  expect(await screen.findByText('The login')).toBeDefined()
  expect(localStorage.getItem('token')).toBeNull()
})

test('code that does not come although the session is good is an error of the build', async () => {
  serve({ 'POST /admin/ticket': {} })
  logInAsAdmin()
  const failure = new Error('Loading chunk account failed')
  const route = screenRoute('account', () => Promise.reject(failure))
  await expect(route.page()).rejects.toBe(failure)
  expect(localStorage.getItem('token')).not.toBeNull()
})

test('code that is refused for want of a cookie comes once the token has opened the files', async () => {
  const calls = serve({ 'POST /admin/ticket': {} })
  logInAsAdmin()
  const page = vi.fn(async () => ({ default: () => <p>The account</p> }))
  page.mockRejectedValueOnce(new Error('Loading chunk account failed'))
  open(page)
  expect(await screen.findByText('The account')).toBeDefined()
  expect(calls.map(({ path, headers }) => [path, headers.get('authorization')])).toContainEqual([
    '/admin/ticket',
    `Bearer ${localStorage.getItem('token')}`,
  ])
})

describe('a screen whose code cannot be requested', () => {
  const page = vi.fn()
  const account = async () => ({ default: () => <p>The account</p> })
  const isOnline = (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
  }

  beforeEach(() => {
    serve({})
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    logInAsAdmin()
    page.mockReset().mockRejectedValue(new Error('Loading chunk account failed'))
    return () => vi.restoreAllMocks()
  })

  test('keeps the frame, says that the browser is offline, and comes with the connection', async () => {
    isOnline(false)
    open(page)
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Password and Sessions' })).toBeDefined()
    expect(screen.getByRole('navigation', { name: 'Admin' })).toBeDefined()
    page.mockImplementation(account)
    isOnline(true)
    expect(await screen.findByText('The account')).toBeDefined()
  })

  test('can be asked for again while the browser believes that it is online', async () => {
    isOnline(true)
    open(page)
    expect(await screen.findByRole('heading', { name: 'The server cannot be reached' })).toBeDefined()
    page.mockImplementation(account)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The account')).toBeDefined()
  })
})
