import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sessionCalls } from '../../test/site.ts'
import { tokenApi } from '../../test/token-api.ts'
import { sessionsAt } from './sessions.ts'
import { ticketRoute } from './tickets.ts'

const OWN = 'a'.repeat(43)

/** An api that accepts one session and records its requests. */
async function apiWithSession() {
  const requested: string[] = []
  const api = { status: 200 }
  const server = createServer(({ headers }, response) => {
    requested.push(headers.cookie ?? '')
    response.writeHead(headers.cookie?.includes(OWN) ? api.status : 401).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { requested, api, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const from = (cookie?: string) => ({ id: 'visit', headers: cookie ? { cookie } : {} })

/** Advances only the clock. */
function later(ms: number) {
  const now = Date.now() + ms
  vi.spyOn(Date, 'now').mockReturnValue(now)
  onTestFinished(() => void vi.restoreAllMocks())
}

it('a page that asks for many files at once costs one question', async () => {
  const { url, requested } = await apiWithSession()
  const { hasSession } = sessionsAt(url, 'http://arunika.example', sessionCalls)
  const request = from(`scheme=dark; session=${OWN}`)
  expect(await Promise.all([request, request, request].map(hasSession))).toEqual([true, true, true])
  expect(requested).toHaveLength(1)
})

it.each([undefined, 'session=short', `visit=${OWN}`, `__Host-session=${OWN}`])(
  'the api is asked nothing about %s',
  async (cookie) => {
    const { url, requested } = await apiWithSession()
    expect(await sessionsAt(url, 'http://arunika.example', sessionCalls).hasSession(from(cookie))).toBe(false)
    expect(requested).toEqual([])
  },
)

it('over TLS the cookie is the one that browsers keep to this host', async () => {
  const { url } = await apiWithSession()
  const { hasSession } = sessionsAt(url, 'https://arunika.example', sessionCalls)
  expect(await hasSession(from(`__Host-session=${OWN}`))).toBe(true)
  expect(await hasSession(from(`session=${OWN}`))).toBe(false)
})

it('a guess is no session, and a session that has ended is none after a few seconds', async () => {
  const { url, api } = await apiWithSession()
  const { hasSession } = sessionsAt(url, 'http://arunika.example', sessionCalls)
  expect(await hasSession(from(`session=${'b'.repeat(43)}`))).toBe(false)
  expect(await hasSession(from(`session=${OWN}`))).toBe(true)
  api.status = 401
  later(3_001)
  expect(await hasSession(from(`session=${OWN}`))).toBe(false)
})

it('while the api is away a session that it knew is trusted, and no other', async () => {
  const { url, api } = await apiWithSession()
  const { hasSession } = sessionsAt(url, 'http://arunika.example', sessionCalls)
  expect(await hasSession(from(`session=${OWN}`))).toBe(true)
  api.status = 503
  later(3_001)
  expect(await hasSession(from(`session=${OWN}`))).toBe(true)
  const other = sessionsAt(url, 'http://arunika.example', sessionCalls)
  await expect(other.hasSession(from(`session=${OWN}`))).rejects.toMatchObject({ code: 'unavailable' })
})

describe('over an api that has only the calls of the specification', () => {
  async function host() {
    const host = await tokenApi()
    return { host, ...sessionsAt(host.url, 'http://arunika.example', sessionCalls) }
  }

  it('a token that the api accepts opens files, and no other does', async () => {
    const { host: api, hasSession } = await host()
    const ticket = (token: string) => hasSession(from(`session=${OWN}; office-files=${token}`))
    expect(await ticket(api.token())).toBe(true)
    const forged = `${api.token().slice(0, -4)}AAAA`
    for (const token of [
      api.token(1),
      forged,
      'a.b.c',
      '',
      'x'.repeat(40),
      `a.b.${'c'.repeat(4_000)}`,
      `a.b.${'c'.repeat(12_000)}`,
    ])
      expect(await ticket(token)).toBe(false)
  })

  it('many files cost one question, and a token that has expired is asked about again', async () => {
    const { host: api, hasSession } = await host()
    const request = from(`office-files=${api.token(Math.floor(Date.now() / 1_000) + 5)}`)
    expect(await Promise.all([request, request, request].map(hasSession))).toEqual([true, true, true])
    expect(api.calls).toEqual(['GET /api/admin/categories'])
    later(5_001)
    expect(await hasSession(request)).toBe(false)
  })

  it('while the api fails, a token that it accepted is trusted until it expires, and no other', async () => {
    const { host: api, hasSession } = await host()
    const known = from(`office-files=${api.token(Math.floor(Date.now() / 1_000) + 600)}`)
    expect(await hasSession(known)).toBe(true)
    api.state.isFailing = true
    later(30_001)
    expect(await hasSession(known)).toBe(true)
    const other = from(`office-files=${api.token()}`)
    await expect(hasSession(other)).rejects.toMatchObject({ code: 'unavailable' })
    later(600_000)
    await expect(hasSession(known)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('a browser with a token gets a cookie for the files only', async () => {
    const { host: api, accepts, hasSession } = await host()
    const shell = Fastify()
    ticketRoute(shell, { accepts, publicUrl: 'https://arunika.example' })
    const ask = (token: string) =>
      shell.inject({ method: 'POST', url: '/admin/ticket', headers: { authorization: `Bearer ${token}` } })
    const { statusCode, headers } = await ask(api.token())
    expect([statusCode, headers['cache-control']]).toEqual([204, 'no-store'])
    const [cookie, ...scope] = String(headers['set-cookie']?.[0]).split('; ')
    expect(scope).toEqual(['Path=/remotes/', 'HttpOnly', 'SameSite=Strict', 'Secure'])
    expect(await hasSession(from(cookie))).toBe(true)
    const long = await ask(api.token(undefined, 7_000))
    const cookies = [long.headers['set-cookie'] ?? []].flat().map((one) => one.split('; '))
    expect(cookies.map(([, ...scope]) => scope)).toEqual(Array(3).fill(scope))
    for (const [part = ''] of cookies) expect(part.length).toBeLessThan(4_000)
    expect(await hasSession(from(cookies.map(([part]) => part).join('; ')))).toBe(true)
    const short = [(await ask(api.token())).headers['set-cookie'] ?? []].flat()
    expect(short.map((one) => one.includes('Max-Age=0'))).toEqual([false, true, true])
    const refused = await ask(api.token(1))
    expect([refused.statusCode, refused.json().code, refused.headers['set-cookie']]).toEqual([
      401,
      'unauthenticated',
      undefined,
    ])
  })
})

it.each([
  [{ code: 'forbidden' }, true],
  [{ code: 'second_factor_needed' }, false],
  [{}, false],
])('a token of a person without the right to this call: %o opens files: %s', async (body, isOpen) => {
  const server = createServer((_request, response) => response.writeHead(403).end(JSON.stringify(body)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await sessionsAt(url, 'http://arunika.example', sessionCalls).accepts('a.b.c', 'visit')).toBe(isOpen)
})
