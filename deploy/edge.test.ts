import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ERRORS } from '@anyam/server/errors'
import { forEdges } from '@anyam/server/http'
import { freePort } from '@anyam/server/node'
import { PORTFOLIO_PATH, VERSIONS_PATH } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startEdge } from './nginx.ts'

/** Headers that the api sends with a list, but does not repeat in its own 304. */
const ONCE = {
  'content-security-policy': "default-src 'none'; sandbox",
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'permissions-policy': 'camera=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'reporting-endpoints': 'csp="/csp-reports"',
  'cache-tag': 'articles',
}
const OF_A_LIST = new Map(Object.entries({ ...ONCE, etag: '"1-br"', vary: 'Accept-Encoding' }))

const streams = new Set<ServerResponse>()
function openStream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write('data:first\n\n')
  streams.add(response)
  response.once('close', () => streams.delete(response))
}

/** An origin whose responses contain its request count and its information about the visitor. */
let count = 0
let isFailing = false
/** Mimics the shell's treatment of back-office files. */
function refuseStrangers({ headers }: IncomingMessage, response: ServerResponse) {
  if (headers.cookie === undefined) response.statusCode = 401
  const cacheControl = headers.cookie ? 'private, no-cache' : 'no-store'
  response.setHeader('cache-control', cacheControl)
}
const origin = createServer((request, response) => {
  count += 1
  if (request.url === VERSIONS_PATH) return void openStream(response)
  if (request.url === '/api/broken') return void request.socket.destroy()
  if (request.url?.startsWith('/unavailable')) response.statusCode = 503
  if (request.url?.startsWith('/lacking')) response.setHeader('x-accel-expires', '0')
  if (request.url?.startsWith('/personal')) response.setHeader('set-cookie', 'a=b')
  if (request.url?.startsWith('/api/')) response.setHeaders(OF_A_LIST)
  if (isFailing) response.statusCode = 500
  const seconds = request.url?.startsWith('/short') ? 1 : 10
  response.setHeader('cache-control', isFailing ? 'no-store' : forEdges(seconds))
  if (request.url?.endsWith('/private.js')) refuseStrangers(request, response)
  const { 'x-forwarded-for': from, 'x-forwarded-proto': by, forwarded, 'x-real-ip': real } = request.headers
  response.end(JSON.stringify({ count, from, by, forwarded, real }))
})

let dir: string
let edge: Awaited<ReturnType<typeof startEdge>>
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-edge-'))
  const originPort = await freePort()
  origin.listen(originPort, '127.0.0.1')
  await once(origin, 'listening')
  const ports = { port: await freePort(), insidePort: await freePort() }
  edge = await startEdge({
    dir,
    ...ports,
    shells: [originPort, originPort],
    apis: [originPort],
  })
})
afterAll(async () => {
  await edge?.stop()
  origin.close()
  await rm(dir, { recursive: true, force: true })
})

/** An edge that ends with the test. */
async function anotherEdge({
  origin: servers,
  ...options
}: {
  origin: readonly number[]
  isBehindBalancer?: boolean
}) {
  const dir = await mkdtemp(join(tmpdir(), 'arunika-edge-'))
  const ports = { port: await freePort(), insidePort: await freePort() }
  const started = await startEdge({ dir, ...ports, shells: servers, apis: servers, ...options })
  onTestFinished(async () => {
    await started.stop()
    await rm(dir, { recursive: true, force: true })
  })
  return started
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(edge.url + path, { headers })
  return (await response.json()) as {
    count: number
    from?: string
    by?: string
    forwarded?: string
    real?: string
  }
}

it('Promise 24: a page is asked for once, however many want it at the same moment', async () => {
  const before = count
  await Promise.all(Array.from({ length: 100 }, () => get('/page')))
  expect(count - before).toBe(1)
})

it('a page that is unavailable does not block the others', async () => {
  const before = count
  for (const path of ['/unavailable', '/unavailable/too'])
    expect((await fetch(edge.url + path)).status).toBe(503)
  expect((await fetch(`${edge.url}/others`)).status).toBe(200)
  expect(count - before).toBe(3)
})

it.each(['/lacking', '/personal', '/admin/articles', '/api/admin/articles', '/api/contact-us'])(
  '%s is never cached',
  async (path) => {
    const before = count
    await get(path)
    await get(path)
    expect(count - before).toBe(2)
  },
)

it('a page is cached once for each seed while a canary runs, a list once for all', async () => {
  const cost = async (path: string, cookies: string[]) => {
    const before = count
    for (const cookie of cookies) await get(path, { cookie })
    return count - before
  }
  const seeds = ['cohort=3', 'cohort=3', 'cohort=70', 'cohort=70']
  expect(await cost('/canary', seeds)).toBe(2)
  for (const list of ['/api/job-vacancies', PORTFOLIO_PATH]) expect(await cost(list, seeds)).toBe(1)
  // With another cookie the visitor may be logged in, and an invalid seed must not enter the cache.
  expect(
    await cost('/canary', ['cohort=3; session=x', 'cohort=3; session=x', 'cohort=100', 'cohort=x']),
  ).toBe(4)
})

it.each(['/page', '/list'])('%s is shown for a day where the servers fail', async (path) => {
  const { count: first } = await get(`/short${path}`)
  isFailing = true
  onTestFinished(() => {
    isFailing = false
  })
  // Neither fresh nor revalidated in the background.
  const cacheState = async () => (await fetch(`${edge.url}/short${path}`)).headers.get('x-cache')
  await expect.poll(cacheState, { timeout: patience(20_000) }).toBe('STALE')
  expect((await get(`/short${path}`)).count).toBe(first)
  expect((await fetch(`${edge.url}/never-seen`)).status).toBe(500)
})

it('what a stranger says of itself does not arrive', async () => {
  const received = await get('/api/login', {
    'x-forwarded-for': '198.51.100.7',
    forwarded: 'for=198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-real-ip': '198.51.100.7',
  })
  expect(received).toMatchObject({ from: '127.0.0.1', by: 'http' })
  expect([received.forwarded, received.real]).toEqual([undefined, undefined])
})

it('a response without a body repeats only what caches need, and one with a body has all', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${edge.url}/api/job-vacancies?304`, { headers })
  const whole = await ask()
  expect(Object.fromEntries(whole.headers)).toMatchObject(ONCE)
  const unchanged = await ask({ 'if-none-match': '"1-br"' })
  expect(unchanged.status).toBe(304)
  expect([...unchanged.headers.keys()].sort()).toEqual([
    ...['cache-control', 'connection', 'date', 'etag', 'server', 'vary', 'x-cache'],
  ])
})

it('files for one person are cached for no other, and a refusal is never cached', async () => {
  const before = count
  for (const cookie of ['session=a', 'session=a', '', ''])
    expect((await get('/remotes/mf-admin/b2/private.js', cookie ? { cookie } : {})).count).toBe(count)
  expect(count - before).toBe(4)
})

it('hands each message of the version stream on as it comes, to each browser', async () => {
  const leaving = new AbortController()
  const connect = async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const { body } = await fetch(edge.url + VERSIONS_PATH, { headers, signal: leaving.signal })
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    return async () => (await reader?.read())?.value
  }
  const readers = [await connect(), await connect()]
  for (const next of readers) expect(await next()).toBe('data:first\n\n')
  expect(streams.size).toBe(2)
  for (const stream of streams) stream.write('data\n\n')
  for (const next of readers) expect(await next()).toBe('data\n\n')
  leaving.abort()
  await expect.poll(() => streams.size, { interval: 10 }).toBe(0)
})

it('caches a list once for each of its versions', async () => {
  const before = count
  for (const version of ['a', 'a', 'b', 'b']) await get(`/api/job-vacancies?version=${version}`)
  expect(count - before).toBe(2)
})

describe('an error of the edge itself', () => {
  const bodyOf = async (response: Response) => ({ status: response.status, ...(await response.json()) })

  it('equals the error of the api for its requests', async () => {
    const body = 'x'.repeat(1_200_000)
    const response = await fetch(`${edge.url}/api/contact-us`, { method: 'POST', body })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await bodyOf(response)).toEqual({
      status: ERRORS.body_too_large[0],
      message: ERRORS.body_too_large[1],
      code: 'body_too_large',
    })
  })

  it('is a page that says the site is unavailable for now', async () => {
    const lonely = await anotherEdge({ origin: [await freePort()] })
    const api = await fetch(`${lonely.url}/api/articles`)
    const [, message] = ERRORS.unavailable
    expect(api.headers.get('retry-after')).toBe('1')
    expect(await bodyOf(api)).toEqual({ status: 502, message, code: 'unavailable' })
    const body = 'x'.repeat(3_000_000)
    const form = await fetch(`${lonely.url}/api/job-vacancies/1`, { method: 'POST', body })
    expect(await bodyOf(form)).toEqual({ status: 502, message, code: 'unavailable' })
    const headers = { accept: 'text/html,*/*;q=0.8' }
    for (const path of ['/articles', '/api/my-interview/x']) {
      const page = await fetch(lonely.url + path, { headers })
      expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html'])
      expect(await page.text()).toContain('try again')
    }
  })

  it('stops one address that floods, and no other', async () => {
    const { port } = origin.address() as AddressInfo
    const flooded = await anotherEdge({ origin: [port], isBehindBalancer: true })
    const ask = async (address: string) => {
      const response = await fetch(`${flooded.url}/others`, { headers: { 'x-forwarded-for': address } })
      await response.arrayBuffer()
      return response.status
    }
    const seen: number[] = []
    while (!seen.includes(429) && seen.length < 20_000)
      seen.push(...(await Promise.all(Array.from({ length: 500 }, () => ask('198.51.100.7')))))
    expect(seen.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2_000)
    expect(seen).toContain(429)
    expect(await ask('198.51.100.8')).toBe(200)
  })
})

describe('a connection to a server behind', () => {
  it('is closed by the edge before the server does it, which could cut off a form that is on its way', async () => {
    const socketOf = once(origin, 'request').then(([request]: IncomingMessage[]) => request?.socket)
    await get('/idle')
    const socket = await socketOf
    if (!socket) throw new Error('A request has a socket.')
    const closedBy = await Promise.race([
      once(socket, 'end').then(() => 'the edge'),
      once(socket, 'close').then(() => 'the server'),
    ])
    expect(closedBy).toBe('the edge')
  })

  it('that breaks once does not make its server unavailable while the other server is down', async () => {
    const { port } = origin.address() as AddressInfo
    const halved = await anotherEdge({ origin: [port, await freePort()] })
    const read = async (path: string) => (await fetch(halved.url + path)).status
    expect(await read('/api/broken')).toBe(502)
    expect(await read('/api/articles')).toBe(200)
  })
})
