// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { logInAsAdmin, tokenUntil } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const lists = {
  'GET /api/admin/articles': [],
  'GET /api/admin/categories': [],
  'GET /api/admin/job-vacancies': [],
}
const open = (at: string, api: Api = {}) => {
  const calls = serve({ ...lists, ...api })
  return { ...renderPage(routes, at, {}), calls }
}
const loginButton = () => screen.findByRole('button', { name: 'Login' })

async function logIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'admin@arunika.example')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(await loginButton())
}

beforeEach(() => localStorage.clear())

describe('without a good token', () => {
  test.each([
    ['missing', undefined],
    ['unreadable', 'nonsense'],
    ['expired', tokenUntil(1)],
  ])('every screen leads to the login, and a token that is %s is gone', async (_, token) => {
    if (token) localStorage.setItem('token', token)
    const { router } = open('/admin/articles/create')
    await loginButton()
    expect(router.state.location.pathname).toBe('/admin/login')
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('the api is asked only how people log in', async () => {
    const { calls } = open('/admin/job-vacancies/applications/1')
    await loginButton()
    expect(calls.map(({ path }) => path)).toEqual(['/api/login/provider'])
  })

  test('an unknown path leads to the login too', async () => {
    const { router } = open('/admin/nowhere')
    await loginButton()
    expect(router.state.location.pathname).toBe('/admin/login')
  })
})

describe('with a good token', () => {
  test.each(['/admin/login', '/admin/nowhere', '/admin/articles/nowhere/at/all'])(
    '%s leads to the dashboard',
    async (path) => {
      logInAsAdmin()
      const { router } = open(path)
      expect(await screen.findByText('Hello Admin!')).toBeDefined()
      expect(screen.getByText('Welcome back to Arunika Website Admin!')).toBeDefined()
      expect(router.state.location.pathname).toBe('/admin')
    },
  )

  test('a refused call ends at the login', async () => {
    logInAsAdmin()
    const { router } = open('/admin/categories', { 'GET /api/admin/categories': new Refusal(401) })
    await loginButton()
    expect(router.state.location.pathname).toBe('/admin/login')
    expect(localStorage.getItem('token')).toBeNull()
  })
})

test('a session ends by the clock, without a request', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  logInAsAdmin()
  const { router } = open('/admin/categories')
  await screen.findByRole('heading', { name: 'Manage Categories' })
  vi.advanceTimersByTime(3_600_000)
  await loginButton()
  expect(router.state.location.state).toEqual({ from: '/admin/categories' })
  expect(localStorage.getItem('token')).toBeNull()
})

describe('logging in', () => {
  test('asks for both fields before it calls the server', async () => {
    const { calls } = open('/admin/login')
    await userEvent.click(await loginButton())
    expect(await screen.findByText('The email field is required.')).toBeDefined()
    expect(screen.getByText('The password field is required.')).toBeDefined()
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('keeps the token and returns to where one wanted to go', async () => {
    const token = tokenUntil()
    const { router, calls } = open('/admin/categories', { 'POST /api/login': { message: 'Hi', token } })
    await logIn()
    expect(await screen.findByRole('heading', { name: 'Manage Categories' })).toBeDefined()
    expect(router.state.location.pathname).toBe('/admin/categories')
    expect(localStorage.getItem('token')).toBe(token)
    expect(calls.find(({ path }) => path === '/api/login')?.body).toEqual({
      email: 'admin@arunika.example',
      password: 'secret',
    })
  })

  test.each([
    [
      "the server's message",
      new Refusal(401, { message: 'These credentials are wrong.' }),
      'These credentials are wrong.',
    ],
    ['a sentence of its own where there is none', new Refusal(500), 'Login Failed!'],
    ['that sentence too when the token is no good', { message: 'Hi', token: 'nonsense' }, 'Login Failed!'],
  ])('that fails shows %s', async (_, response, shown) => {
    open('/admin/login', { 'POST /api/login': response })
    await logIn()
    expect((await screen.findByRole('alert')).textContent).toBe(shown)
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('signing in by the OpenID provider', () => {
  const PROVIDER = { 'GET /api/login/provider': { name: 'Studio ID' } }
  const RETURN = '/admin/login?code=c&state=s'
  const ways = () => screen.queryByRole('button', { name: 'Continue with Studio ID' })

  test('is offered where there is one, and leaves for its address', async () => {
    open('/admin/login', { 'GET /api/login/provider': { name: null } })
    await loginButton()
    expect(ways()).toBeNull()
    document.body.replaceChildren()

    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    onTestFinished(() => void vi.unstubAllGlobals())
    const address = 'https://id.example/auth?state=s'
    const { calls } = open('/admin/categories', { ...PROVIDER, 'POST /api/login/provider': { address } })
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Studio ID' }))
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(address))
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/login/provider' })
    expect(sessionStorage.getItem('wanted-path')).toBe('/admin/categories')
  })

  test('keeps the token, and returns to where one wanted to go', async () => {
    sessionStorage.setItem('wanted-path', '/admin/categories')
    const token = tokenUntil()
    const { router, calls } = open(RETURN, {
      ...PROVIDER,
      'POST /api/login/provider/return': { message: 'Hi', token },
    })
    expect(await screen.findByRole('heading', { name: 'Manage Categories' })).toBeDefined()
    expect(router.state.location.pathname).toBe('/admin/categories')
    expect(localStorage.getItem('token')).toBe(token)
    const sent = calls.filter(({ path }) => path.endsWith('/return'))
    expect(sent.map(({ body }) => body)).toEqual([{ query: '?code=c&state=s' }])
  })

  test('asks for the second factor of the account', async () => {
    open(RETURN, {
      ...PROVIDER,
      'POST /api/login/provider/return': { message: 'Hi', token: tokenUntil(), second_factor: true },
      'GET /api/login/second-factor': { totp: true, password: false, passkey: null },
    })
    expect(await screen.findByLabelText(/code/i)).toBeDefined()
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('that fails shows why, above the form, and the code is gone from the address', async () => {
    const message = 'This sign-in opens no account here.'
    const { router } = open(RETURN, {
      ...PROVIDER,
      'POST /api/login/provider/return': new Refusal(401, { message }),
    })
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(await loginButton()).toBeDefined()
    expect(router.state.location.search).toBe('')
  })
})
