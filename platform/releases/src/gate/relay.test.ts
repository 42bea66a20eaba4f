import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { gateSite } from '../../test/gate-site.ts'
import { newer, olderThan } from './data-versions.ts'
import { type OtherVersion, relayTo } from './relay.ts'

const EVENT = { id: 2, title: 'The fair' }
const older = olderThan(gateSite.firstCalls)
const BODIES: Record<string, unknown> = {
  '/api/events': [{ ...EVENT, createdAt: '2026-11-21' }],
  '/api/events/topics': { categories: [] },
}

/** An api of another version with the responses above. It records the requested addresses. */
async function relayed(version: OtherVersion) {
  const requests: string[] = []
  const api = createServer(({ url = '' }, response) => {
    requests.push(url)
    const body = BODIES[url.split('?')[0] ?? '']
    if (!body) return response.writeHead(200, { 'content-type': 'image/webp' }).end('picture')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const relay = await relayTo(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, version)
  onTestFinished(async () => {
    await relay.close()
    api.close()
  })
  return { requests, get: (path: string, init?: RequestInit) => fetch(relay.url + path, init) }
}

describe('an older api', () => {
  it('has neither the fields nor the parameters nor the calls that have come since', async () => {
    const { requests, get } = await relayed(older)
    expect(await (await get('/api/events?view=cards')).json()).toEqual([EVENT])
    expect(requests).toEqual(['/api/events'])
    expect((await get('/api/events/topics')).status).toBe(404)
    expect(requests).toHaveLength(1)
  })

  it('gives its files as they are, and takes nothing', async () => {
    const { get } = await relayed(older)
    const picture = await get('/uploads/a.webp')
    expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/webp', 'picture'])
    expect((await get('/api/events', { method: 'POST' })).status).toBe(404)
  })
})

describe('a newer api', () => {
  it('has unknown fields in every object, and everything that was there', async () => {
    const { requests, get } = await relayed(newer)
    const [event] = await (await get('/api/events?view=cards')).json()
    expect(requests).toEqual(['/api/events?view=cards'])
    expect(event).toMatchObject({ ...EVENT, createdAt: '2026-11-21' })
    expect(Object.keys(event).length).toBeGreaterThan(Object.keys(EVENT).length + 1)
  })
})
