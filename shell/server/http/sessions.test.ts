import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sessionsAt } from './sessions.ts'

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
  const hasSession = sessionsAt(url, 'http://arunika.example')
  const request = from(`scheme=dark; session=${OWN}`)
  expect(await Promise.all([request, request, request].map(hasSession))).toEqual([true, true, true])
  expect(requested).toHaveLength(1)
})

it.each([undefined, 'session=short', `visit=${OWN}`, `__Host-session=${OWN}`])(
  'the api is asked nothing about %s',
  async (cookie) => {
    const { url, requested } = await apiWithSession()
    expect(await sessionsAt(url, 'http://arunika.example')(from(cookie))).toBe(false)
    expect(requested).toEqual([])
  },
)

it('over TLS the cookie is the one that browsers keep to this host', async () => {
  const { url } = await apiWithSession()
  const hasSession = sessionsAt(url, 'https://arunika.example')
  expect(await hasSession(from(`__Host-session=${OWN}`))).toBe(true)
  expect(await hasSession(from(`session=${OWN}`))).toBe(false)
})

it('a guess is no session, and a session that has ended is none after a few seconds', async () => {
  const { url, api } = await apiWithSession()
  const hasSession = sessionsAt(url, 'http://arunika.example')
  expect(await hasSession(from(`session=${'b'.repeat(43)}`))).toBe(false)
  expect(await hasSession(from(`session=${OWN}`))).toBe(true)
  api.status = 401
  later(3_001)
  expect(await hasSession(from(`session=${OWN}`))).toBe(false)
})

it('while the api is away a session that it knew is trusted, and no other', async () => {
  const { url, api } = await apiWithSession()
  const hasSession = sessionsAt(url, 'http://arunika.example')
  expect(await hasSession(from(`session=${OWN}`))).toBe(true)
  api.status = 503
  later(3_001)
  expect(await hasSession(from(`session=${OWN}`))).toBe(true)
  await expect(sessionsAt(url, 'http://arunika.example')(from(`session=${OWN}`))).rejects.toMatchObject({
    code: 'unavailable',
  })
})
