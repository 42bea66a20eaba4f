import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { siteAt } from '../../test/site.ts'
import type { Found } from '../rendering/last-good.ts'
import { statusPage } from './status-page.ts'

const site = siteAt('http://site.test')
const GOOD: Found = { status: 200, text: '' }

function appWith(responses: Record<string, Found>, servesLive = true) {
  const requests: string[] = []
  const app = Fastify()
  onTestFinished(() => app.close())
  const ask = async ({ url }: { url: string }) => {
    requests.push(url)
    return Object.entries(responses).find(([part]) => url.includes(part))?.[1] ?? GOOD
  }
  const checks = [
    { name: 'News', url: 'http://api.test/news', isStored: true as const },
    { name: 'Forms', url: 'http://api.test/ready' },
    { name: 'Films', url: 'http://films.test/list' },
  ]
  statusPage(app, { site, checks, hosts: { ask }, servesLive: () => servesLive })
  const get = (url: string) => app.inject({ url })
  return { get, requests }
}

it('says that everything works, and asks the hosts once for many visitors', async () => {
  const { get, requests } = appWith({})
  const [page] = await Promise.all(Array.from({ length: 20 }, () => get('/status')))
  expect(page?.body).toContain('<h1>Everything works</h1>')
  expect(requests).toHaveLength(3)
  expect((await get('/status.json')).json()).toMatchObject({ works: true })
})

it('names what fails, and the age of the data that is shown', async () => {
  const asOf = '2026-11-22T14:05:00.000Z'
  const { get } = appWith(
    {
      news: { ...GOOD, asOf },
      ready: { status: 0, text: '' },
      films: { status: 503, text: '' },
    },
    false,
  )
  const { body } = await get('/status')
  expect(body).toContain('Part of the site does not work')
  expect(body).toContain(`News: shown as of ${asOf}`)
  expect(body).toContain('Forms: does not work')
  expect((await get('/status.json')).json().parts.map(({ works }: { works: boolean }) => works)).toEqual([
    ...Array(4).fill(false),
  ])
})
