import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newer, older } from './data-versions.ts'
import { type OtherVersion, relayTo } from './relay.ts'

const VACANCY = {
  id: 2,
  type: 'fulltime',
  title: 'Animator',
  location: 'Bandung',
  requirement: '',
  description: '',
}
const ANSWERS: Record<string, unknown> = {
  '/api/job-vacancies': [{ ...VACANCY, createdAt: '2026-11-21' }],
  '/api/articles/topics': { categories: [] },
}

/** Another version of an api that answers as above, and says at which addresses it was asked. */
async function relayed(version: OtherVersion) {
  const asked: string[] = []
  const api = createServer(({ url = '' }, response) => {
    asked.push(url)
    const answer = ANSWERS[url.split('?')[0] ?? '']
    if (!answer) return response.writeHead(200, { 'content-type': 'image/webp' }).end('picture')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const relay = await relayTo(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, version)
  onTestFinished(async () => {
    await relay.close()
    api.close()
  })
  return { asked, get: (path: string, init?: RequestInit) => fetch(relay.url + path, init) }
}

describe('an older api', () => {
  it('has neither the fields nor the parameters nor the calls that have come since', async () => {
    const { asked, get } = await relayed(older)
    expect(await (await get('/api/job-vacancies?view=cards')).json()).toEqual([VACANCY])
    expect(asked).toEqual(['/api/job-vacancies'])
    expect((await get('/api/articles/topics')).status).toBe(404)
    expect(asked).toHaveLength(1)
  })

  it('gives its files as they are, and takes nothing', async () => {
    const { get } = await relayed(older)
    const picture = await get('/uploads/a.webp')
    expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/webp', 'picture'])
    expect((await get('/api/job-vacancies', { method: 'POST' })).status).toBe(404)
  })
})

describe('a newer api', () => {
  it('has fields in every object that nobody knows yet, and all that there was', async () => {
    const { asked, get } = await relayed(newer)
    const [vacancy] = await (await get('/api/job-vacancies?view=cards')).json()
    expect(asked).toEqual(['/api/job-vacancies?view=cards'])
    expect(vacancy).toMatchObject({ ...VACANCY, createdAt: '2026-11-21' })
    expect(Object.keys(vacancy).length).toBeGreaterThan(Object.keys(VACANCY).length + 1)
  })
})
