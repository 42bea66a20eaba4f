import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '@anyam/releases/open-store'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { signedStore } from '../../test/signed-store.ts'
import { siteAt } from '../../test/site.ts'
import { ReleaseSets } from '../releases/release-sets.ts'
import type { PageCache } from '../rendering/page-cache.ts'
import { handleErrors } from './errors.ts'
import { pageRoute } from './page-route.ts'

const site = siteAt('https://arunika.example')

it('without a live set every address is a page that says so, and no redirect; the restored set counts at once', async () => {
  const { settings } = await signedStore()
  const live = join(settings.dataDir, 'releases/live.json')
  const before = await readFile(live, 'utf8')
  for (const file of [live, join(settings.dataDir, 'accepted/live.json')]) await writeFile(file, '')
  const messages: string[] = []
  const store = await openStore(settings, { report: (sentence) => messages.push(sentence) })
  // This test is not about the pages of a set.
  const open = (set: PageCache['pool']['set']) =>
    ({
      pool: { set, retire: () => {}, addresses: { inItsCase: async () => undefined } },
    }) as unknown as PageCache
  const sets = new ReleaseSets(store, open)
  expect(messages.join(' ')).toContain(
    'Restore live.json and journal.ndjson of the folder "releases" from a backup',
  )

  const app = Fastify()
  onTestFinished(() => app.close())
  handleErrors(app, site)
  pageRoute(app, {
    ...{ origin: site.publicUrl, sets },
    previews: {
      ...{ ended: '', addressOf: () => '', read: () => undefined },
      send: async () => expect.unreachable(),
    },
    devOverridden: { concerns: () => false, send: async () => expect.unreachable() },
    sendPage: async (_url, _request, reply) => reply.send('page'),
    sendResource: async () => expect.unreachable(),
  })
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
  for (const url of ['/', '/articles', '/career', '/admin/login']) {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers.location]).toEqual([503, undefined])
    expect(headers['retry-after']).toBeDefined()
    expect(body).toContain('unavailable | Weave')
  }
  await writeFile(live, before)
  sets.refresh()
  expect((await get('/')).body).toBe('page')
})
