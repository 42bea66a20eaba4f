import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { sandboxSettings } from '../../test/gate-site.ts'
import { signIn } from './sign-in.ts'

/** An api that answers every login like this, with the session cookie of a site with or without TLS. */
async function apiWith(cookie: string, login: { status?: number; second_factor?: boolean } = {}) {
  const { status = 200, ...more } = login
  const api = createServer((request, response) => {
    response.statusCode = status
    if (request.url === '/api/login') response.setHeader('set-cookie', [`${cookie}; Path=/; HttpOnly`])
    response.end(JSON.stringify({ token: 'a.b.c', ...more }))
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  onTestFinished(() => void api.close())
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  return { ...sandboxSettings, apiUrl }
}

it.each(['session=value', '__Host-session=value'])(
  'the check has the token for calls and the cookie for files, from %s',
  async (cookie) => {
    const settings = { ...(await apiWith(cookie)), adminPassword: 'secret' }
    const session = await signIn(settings, ['/admin', '/admin/login', '/articles'])
    expect(session.reachable).toEqual(['/admin', '/articles'])
    expect(session.storageAt('http://localhost:3100')).toEqual({
      cookies: [expect.objectContaining({ name: 'session', value: 'value', domain: 'localhost' })],
      origins: [{ origin: 'http://localhost:3100', localStorage: [{ name: 'token', value: 'a.b.c' }] }],
    })
    await session.end()
  },
)

it('without a password only the login can be tried, as a stranger', async () => {
  const settings = { ...(await apiWith('session=value')), adminPassword: undefined }
  const session = await signIn(settings, ['/admin', '/admin/login'])
  expect(session.reachable).toEqual(['/admin/login'])
  expect(session.storageAt('http://localhost:3100')).toEqual({ cookies: [], origins: [] })
})

it.each([
  [{ second_factor: true }, 'has a second factor'],
  [{ status: 401 }, 'is no longer that of the settings (ADMIN_EMAIL, ADMIN_PASSWORD)'],
])(
  'if the password does not suffice, only the login is tried, and the check says why: %o',
  async (login, reason) => {
    const settings = { ...(await apiWith('session=value', login)), adminPassword: 'secret' }
    const session = await signIn(settings, ['/admin', '/admin/login', '/articles'])
    expect(session.reachable).toEqual(['/admin/login', '/articles'])
    expect(session.untried).toContain(`Of the back-office only the login was tried: `)
    expect(session.untried).toContain(reason)
    expect(session.storageAt('http://localhost:3100')).toEqual({ cookies: [], origins: [] })
  },
)
