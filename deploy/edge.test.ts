import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@arunika/server/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEdge } from './nginx.ts'

/** An origin whose responses say how often it was requested, and what it learnt about the visitor. */
let count = 0
const origin = createServer((request, response) => {
  count += 1
  if (request.url?.startsWith('/unavailable')) response.statusCode = 503
  if (request.url?.startsWith('/lacking')) response.setHeader('x-accel-expires', '0')
  if (request.url?.startsWith('/personal')) response.setHeader('set-cookie', 'a=b')
  response.setHeader('cache-control', 'no-cache')
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
  edge = await startEdge({ dir, ...ports, shells: [originPort, originPort], apis: [originPort] })
})
afterAll(async () => {
  await edge?.stop()
  origin.close()
  await rm(dir, { recursive: true, force: true })
})

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
  expect(await cost('/api/job-vacancies', seeds)).toBe(1)
  // With another cookie the visitor may be logged in, and what is no seed has no place in the cache.
  expect(
    await cost('/canary', ['cohort=3; session=x', 'cohort=3; session=x', 'cohort=100', 'cohort=x']),
  ).toBe(4)
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
