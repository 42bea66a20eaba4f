import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LastGood } from '@anyam/host/server/rendering/last-good'
import { POLLING_INTERVAL } from '@anyam/protocol/polling'
import { type HighlightedPortfolio, PORTFOLIO_PATH } from '@arunika/contracts'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { withGallery } from './gallery.ts'
import { galleryRoute } from './gallery-route.ts'

const API = 'http://api.invalid'

const portfolioOf = (course: string): HighlightedPortfolio => ({
  portfolios: [
    {
      course_name: course,
      portfolios: [{ type: 'image', path: 'a.jpg', student: { full_name: 'Ayu Lestari' } }],
    },
  ],
})
const sends =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))

/** The gallery's host, and a shell in front of it. */
async function start(behaviour: RequestListener) {
  const host = { behaviour, requestCount: 0 }
  const server = createServer((request, response) => {
    host.requestCount += 1
    host.behaviour(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const lmsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hosts = withGallery(new LastGood(() => {}), { apiUrl: API, lmsUrl })
  const app = Fastify()
  galleryRoute(app, { hosts, lmsUrl })
  onTestFinished(async () => {
    await app.close()
    server.close()
    server.closeAllConnections()
  })
  const get = (headers: Record<string, string> = {}) => app.inject({ url: PORTFOLIO_PATH, headers })
  return { host, hosts, lmsUrl, get }
}

const nextInterval = () => vi.advanceTimersByTime(POLLING_INTERVAL)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('the gallery', () => {
  it('costs its host one request in an interval, however many visitors poll and pages are rendered', async () => {
    const { host, hosts, lmsUrl, get } = await start(sends(portfolioOf('Clay')))
    const visitors = Array.from({ length: 100 }, () => get())
    const pages = [lmsUrl, API].map((origin) => hosts.ask({ url: origin + PORTFOLIO_PATH }))
    const responses = await Promise.all(visitors)
    expect(new Set(responses.map(({ body }) => body))).toEqual(new Set([JSON.stringify(portfolioOf('Clay'))]))
    for (const { text } of await Promise.all(pages)) expect(JSON.parse(text)).toEqual(portfolioOf('Clay'))
    expect(host.requestCount).toBe(1)

    host.behaviour = sends(portfolioOf('Ink'))
    expect((await get()).json()).toEqual(portfolioOf('Clay'))
    nextInterval()
    await Promise.all(Array.from({ length: 100 }, () => get()))
    expect((await get()).json()).toEqual(portfolioOf('Ink'))
    expect(host.requestCount).toBe(2)
  })

  it('is cached by edges and browsers like any list, and sent without what no page needs', async () => {
    const [course] = portfolioOf('Clay').portfolios
    const { get } = await start(sends({ portfolios: [{ ...course, remarks: 'of the teachers' }] }))
    const { headers, body } = await get({ 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=0,.* s-maxage=10,.* stale-if-error=86400$/),
      etag: expect.stringMatching(/^"[\w-]{27}-br"$/),
      'access-control-allow-origin': '*',
      'content-encoding': 'br',
    })
    const known = await get({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    expect(body).not.toContain('teachers')
    expect((await get()).body).toBe(JSON.stringify(portfolioOf('Clay')))
  })

  it.each<[string, RequestListener]>([
    ['is away', (_request, response) => void response.destroy()],
    ['hangs', () => {}],
    ['fails', sends('', 500)],
    ['has moved', sends('', 404)],
    ['sends a page', sends('<!doctype html>')],
    ['sends something else', sends({ portfolios: [{ course_name: 1 }] })],
    ['sends too much', sends(portfolioOf('x'.repeat(1_000_000)))],
    [
      'never ends',
      (_request, response) => {
        response.writeHead(200)
        const more = () => response.destroyed || response.write('x'.repeat(65_536), more)
        more()
      },
    ],
  ])('shows what it had, and says since when, if its host %s', async (_what, behaviour) => {
    const { host, get } = await start(sends(portfolioOf('Clay')))
    await get()
    host.behaviour = behaviour
    nextInterval()
    const responses = await Promise.all(Array.from({ length: 20 }, () => get()))
    for (const { statusCode, headers, body } of responses) {
      expect([statusCode, JSON.parse(body)]).toEqual([200, portfolioOf('Clay')])
      expect(Date.parse(String(headers['x-shown-as-of']))).toBeLessThan(Date.now())
      expect(headers['cache-control']).toContain('s-maxage=1')
    }
    expect(host.requestCount).toBe(2)

    host.behaviour = sends(portfolioOf('Ink'))
    nextInterval()
    expect((await get()).json()).toEqual(portfolioOf('Ink'))
  })

  it('is unavailable while there was never anything to show, and asks again after a second', async () => {
    const { host, get } = await start(sends('', 503))
    expect((await get()).statusCode).toBe(503)
    await get()
    expect(host.requestCount).toBe(1)
    host.behaviour = sends(portfolioOf('Clay'))
    vi.advanceTimersByTime(1_000)
    expect((await get()).statusCode).toBe(200)
  })
})
