import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { proxies } from '@anyam/host/server/http/proxies'
import { LastGood } from '@anyam/host/server/rendering/last-good'
import { articleDetail, openings, vacancyList } from '@arunika/contracts'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { openWire } from './open-wire.ts'
import { readable } from './own-responses.ts'

const CARD = {
  ...{ id: 1, title: 'A', date: '2025-01-15', hashtags: '', featured_image_path: null },
  categories: [{ id: 1, name: 'C' }],
}
const VACANCY = { id: 1, title: 'V', type: 'internship', location: 'B', description: '', requirement: '' }

/** A shell in front of an api of the product, of another version than the shell. */
async function shellOver(bodies: Record<string, unknown>) {
  const respond = (path: string, response: ServerResponse) => {
    const body = path === '/api/capabilities' ? { capabilities: [] } : bodies[path]
    if (body === undefined) return response.writeHead(404).end('{}')
    const isFeed = path.endsWith('.xml')
    const headers = { 'content-type': isFeed ? 'application/rss+xml' : 'application/json', etag: '"1"' }
    if (body === 'broken off') return response.writeHead(200, headers).write('[', () => response.destroy())
    return response
      .writeHead(200, { ...headers, 'content-encoding': 'gzip' })
      .end(gzipSync(isFeed ? String(body) : JSON.stringify(body)))
  }
  const host = createServer(({ url = '' }, response) => void respond(url, response))
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const apiUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const warnings: object[] = []
  const urls = { apiUrl, publicUrl: 'https://site.example' }
  const wire = openWire(new LastGood(() => {}), urls, {
    warn: (details: object) => void warnings.push(details),
  })
  const shell = Fastify()
  await proxies(shell, apiUrl, wire)
  onTestFinished(async () => {
    await shell.close()
    await wire.close()
    host.closeAllConnections()
    host.close()
  })
  return { warnings, shell, wire, apiUrl, bodies }
}

it('an entry that the contract does not allow is left out, also for browsers, and reported once', async () => {
  const bad = { ...CARD, id: 2, title: null }
  const { shell, wire, apiUrl, warnings } = await shellOver({
    '/api/articles?view=cards': [CARD, bad, { ...CARD, id: 3, categories: [{ id: 'x' }], later: 'a field' }],
  })
  const expected = [CARD, { ...CARD, id: 3, categories: [], later: 'a field' }]
  for (const _twice of [1, 2]) {
    const { headers, ...response } = await shell.inject('/api/articles?view=cards')
    expect(response.json()).toEqual(expected)
    expect([headers['content-encoding'], headers.etag]).toEqual([undefined, undefined])
    const found = await wire.hosts.ask({ url: `${apiUrl}/api/articles?view=cards` })
    expect(JSON.parse(found.text)).toEqual(expected)
  }
  expect(warnings).toEqual([
    { address: '/api/articles', leftOut: 2, reason: expect.stringContaining('[1].title') },
  ])
})

it('a response that needs no change is forwarded as it is, also what has no contract', async () => {
  const { shell } = await shellOver({ '/api/job-vacancies': [VACANCY], '/api/other': { any: 1 } })
  for (const [path, body] of [
    ['/api/job-vacancies', [VACANCY]],
    ['/api/job-vacancies', [VACANCY]],
    ['/api/other', { any: 1 }],
  ] as const) {
    const { headers, rawPayload } = await shell.inject(path)
    expect([headers['content-encoding'], headers.etag]).toEqual(['gzip', '"1"'])
    expect(rawPayload).toEqual(gzipSync(JSON.stringify(body)))
  }
})

it('a response of which nothing can be read is a failure, and pages show the last good one', async () => {
  const { shell, wire, apiUrl, bodies } = await shellOver({ '/api/job-vacancies': [VACANCY] })
  const ask = () => wire.hosts.ask({ url: `${apiUrl}/api/job-vacancies` })
  const good = await ask()
  bodies['/api/job-vacancies'] = 'no list'
  expect(await ask()).toEqual({ ...good, asOf: expect.any(String) })
  const { statusCode, headers } = await shell.inject('/api/job-vacancies')
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([503, 'no-store', undefined])
})

it('a feed is forwarded, although its address has the form of an article’s', async () => {
  const { shell, wire, apiUrl } = await shellOver({ '/api/articles/feed.xml': '<rss/>' })
  const { statusCode, rawPayload } = await shell.inject('/api/articles/feed.xml')
  expect([statusCode, gunzipSync(rawPayload).toString()]).toEqual([200, '<rss/>'])
  expect(await wire.hosts.ask({ url: `${apiUrl}/api/articles/feed.xml` })).toMatchObject({ text: '<rss/>' })
})

it('a whole list of more than 256 kB is streamed unread', async () => {
  const list = Array.from({ length: 20_000 }, (_, id) => ({
    ...VACANCY,
    id,
    title: null,
    description: randomUUID(),
  }))
  const { shell, warnings } = await shellOver({ '/api/job-vacancies': list })
  const { rawPayload, headers } = await shell.inject('/api/job-vacancies')
  expect([JSON.parse(gunzipSync(rawPayload).toString()), headers.etag]).toEqual([list, '"1"'])
  expect(warnings).toEqual([])
})

it('an answer to a change is read as well, and a change that is made is never reported as failed', async () => {
  const { shell, warnings } = await shellOver({
    '/api/contact-us': null,
    '/api/admin/articles/create': { id: '7', message: 7, lost: ['one table'], later: 1 },
    '/api/login': { message: 'Welcome' },
  })
  const responseTo = async (url: string) => (await shell.inject({ method: 'POST', url })).json()
  expect(await responseTo('/api/contact-us')).toEqual({ message: 'Done.' })
  expect(await responseTo('/api/admin/articles/create')).toEqual({
    message: 'Done.',
    lost: ['one table'],
    later: 1,
  })
  expect((await shell.inject({ method: 'POST', url: '/api/login' })).statusCode).toBe(503)
  expect(warnings).toHaveLength(3)
})

it('a response that breaks off is a failure, and the shell goes on', async () => {
  const { shell } = await shellOver({ '/api/job-vacancies': 'broken off', '/api/other': 1 })
  expect((await shell.inject('/api/job-vacancies')).statusCode).toBe(503)
  expect((await shell.inject('/api/other')).statusCode).toBe(200)
})

it('what the contract does not allow is removed from its innermost list', () => {
  const detail = {
    article: { ...CARD, content: '', byline: 7, seo: { title: 1 } },
    relatedArticles: [CARD, 'x', { ...CARD, id: null }, { ...CARD, featured_image: { width: 1 } }],
    languages: ['en', 'de'],
  }
  expect(readable(articleDetail, detail)).toMatchObject({
    value: {
      article: { ...CARD, content: '', seo: {} },
      relatedArticles: [CARD, CARD],
      languages: ['en'],
    },
    leftOut: 3,
  })
  expect(readable(openings, { counts: { internship: 1 }, newest: [] }).value).toBeUndefined()
  expect(readable(vacancyList, [{}, VACANCY, 1, VACANCY, {}]).value).toEqual([VACANCY, VACANCY])
  expect(readable(z.array(z.string()), undefined).value).toBeUndefined()
})
