// @vitest-environment happy-dom
import { type PageModule, pageRoutes } from '@arunika/federation'
import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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

test('the chunks of pages before the login are those that are for everybody, with what those load besides', () => {
  const before = Object.entries(screens).flatMap(([name, { area }]) => (area === null ? [name] : []))
  expect(manifest.federation.withoutSession.toSorted()).toEqual(
    [...before, 'second-step', 'passkey'].toSorted(),
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
  serve({ 'GET /api/session': REFUSED })
  logInAsAdmin()
  const { router } = open(() => Promise.reject(new Error('Loading chunk account failed')))
  expect(await screen.findByText('The login')).toBeDefined()
  expect(router.state.location.pathname).toBe('/admin/login')
  expect(localStorage.getItem('token')).toBeNull()
})

test('code that does not come although the session is good is an error of the build', async () => {
  serve({ 'GET /api/session': {} })
  logInAsAdmin()
  const failure = new Error('Loading chunk account failed')
  const route = screenRoute('account', () => Promise.reject(failure))
  await expect(route.page()).rejects.toBe(failure)
  expect(localStorage.getItem('token')).not.toBeNull()
})
