import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReleaseStore } from '@anyam/releases/store'
import { patience } from '@anyam/test-support/patience'
import { expect, it, onTestFinished } from 'vitest'
import { storeBuild } from '../../../releases/test/builds.ts'
import { Origins } from './origins.ts'

const SOON = { timeout: patience(10_000) }

const RESPONSES: Record<string, RequestListener> = {
  well: ({ method, url }, response) =>
    response.writeHead(method === 'HEAD' && url === '/remotes/careers/own/entry.js' ? 200 : 404).end(),
  'without the file': (_request, response) => response.writeHead(404).end(),
  'with an error': (_request, response) => response.writeHead(500).end(),
  never: () => {},
}

it("Promise 40: a team's own server counts as away while it does not have the entry, and is back when it has", async () => {
  let manner = 'well'
  let server: Server | undefined
  const start = async (port: number) => {
    server = createServer((request, response) => RESPONSES[manner]?.(request, response)).listen(
      port,
      '127.0.0.1',
    )
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const stop = () => {
    server?.close()
    server?.closeAllConnections()
  }
  const port = await start(0)
  const origin = `http://127.0.0.1:${port}`
  const dir = await mkdtemp(join(tmpdir(), 'store-'))
  const store = new ReleaseStore(dir)
  await storeBuild(store, { remote: 'careers', build: 'own', manifest: { origin } })
  await storeBuild(store, { remote: 'news', build: 'site' })
  await store.promote('careers', 'own')
  await store.promote('news', 'site')

  const entry = `${origin}/remotes/careers/own/entry.js`
  const logged: string[] = []
  let changes = 0
  const origins = new Origins({
    live: () => store.live(),
    changed: () => {
      changes += 1
    },
    log: (text) => logged.push(text),
  })
  const ended = new AbortController()
  const watching = origins.watch(ended.signal)
  onTestFinished(async () => {
    ended.abort()
    stop()
    await watching
    await rm(dir, { recursive: true, force: true })
  })

  for (const bad of ['without the file', 'with an error', 'never', 'not at all']) {
    manner = bad
    if (bad === 'not at all') stop()
    await expect.poll(() => origins.isAway(entry), SOON).toBe(true)
    manner = 'well'
    if (bad === 'not at all') await start(port)
    await expect.poll(() => origins.isAway(entry), SOON).toBe(false)
  }
  expect(changes).toBe(8)
  expect(logged.slice(0, 2)).toEqual([`${origin} is away: ${entry}`, `${origin} is back: ${entry}`])
  expect(origins.isAway('/remotes/news/site/entry.js')).toBe(false)
})
