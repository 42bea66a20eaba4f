import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { offlineListWords, siteAt } from '../../test/site.ts'
import { offlineReading } from './offline-reading.ts'

it('can be withdrawn: browsers get a worker that removes what is stored and ends', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  offlineReading(app, { site: siteAt(''), words: offlineListWords, dir: '/nowhere', isOn: false })
  const { headers, body } = await app.inject({ url: '/offline.js' })
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })

  const listeners = new Map<string, (event: object) => void>()
  const caches = new Map([
    ['offline-read', []],
    ['of-another-script', []],
  ])
  let isRegistered = true
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    caches: { keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) },
    registration: {
      unregister: async () => {
        isRegistered = false
      },
    },
  }
  new Function(...Object.keys(scope), body)(...Object.values(scope))
  let work: Promise<unknown> | undefined
  listeners.get('activate')?.({
    waitUntil: (promise: Promise<unknown>) => {
      work = promise
    },
  })
  await work
  expect([...caches.keys()]).toEqual(['of-another-script'])
  expect(isRegistered).toBe(false)
  // It listens for no requests.
  expect([...listeners.keys()]).toEqual(['install', 'activate'])
})
