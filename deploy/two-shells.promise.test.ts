import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { BuildManifest } from '@anyam/federation'
import { attest } from '@anyam/releases/attestation'
import { teamKeyFile } from '@anyam/releases/key-files'
import { ensureKey } from '@anyam/releases/keys'
import { openStore } from '@anyam/releases/open-store'
import { previewLinks } from '@anyam/releases/preview-links'
import { RegistryClient } from '@anyam/releases/registry-client'
import type { ReleaseStore } from '@anyam/releases/store'
import { readSettings } from '@anyam/server/env'
import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAlteredBuild, reworded } from '../platform/releases/test/altered-build.ts'
import { visit } from './load.ts'
import { startTopology, type Topology } from './topology.ts'

const PROMOTIONS = 20
const LIVE_WITHIN_MS = 2_000
const REMOTE = 'mf-news'
const BEFORE = "WHAT'S NEW!"
const PATHS = ['/', '/articles', '/career', '/about-us', '/contact-us']
const LANES = 4

let topology: Topology
/** The registry as a team reaches it, through the edge and one of the shells. */
let registry: RegistryClient
/** The contents of the bucket, read from a machine with a separate folder. */
let store: ReleaseStore
let teamFolder: string

beforeAll(async () => {
  topology = await startTopology({}, { releasesInBucket: true })
  registry = new RegistryClient({ url: topology.url, token: topology.env.REGISTRY_OPERATOR_TOKEN ?? '' })
  teamFolder = await mkdtemp(join(tmpdir(), 'team-'))
  store = await openStore(readSettings({ ...topology.env, DATA_DIR: teamFolder }))
  await store.refresh()
})
afterAll(async () => {
  await topology?.stop()
  await rm(teamFolder, { recursive: true, force: true })
})

/** Publishes another build of the remote, signed by its team. */
async function publish(id: string, alteration: Parameters<typeof addAlteredBuild>[3] = {}) {
  const key = await ensureKey(teamKeyFile(topology.env.DATA_DIR ?? '', REMOTE))
  const add = (manifest: BuildManifest, folder: string) =>
    registry.publish(manifest, folder, attest(manifest, { builder: 'local' }, key))
  return addAlteredBuild(store, REMOTE, id, { ...alteration, add })
}

const promote = (build: string) =>
  registry.command('promote', { remote: REMOTE, build, override: 'its times are measured' })

/** Simulates visitors of the site until stopped; every third page is uncached. */
function visitors() {
  const failed: string[] = []
  let loaded = 0
  let isOver = false
  async function lane() {
    while (!isOver) {
      loaded += 1
      const path = PATHS[loaded % PATHS.length] ?? '/'
      const { status, body } = await visit(topology.url, loaded % 3 ? path : `${path}?visit=${loaded}`)
      if (status !== 200 || !body.endsWith('</html>')) failed.push(`${path}: ${status}`)
      await delay(50)
    }
  }
  const lanes = Promise.all(Array.from({ length: LANES }, lane))
  return async () => {
    isOver = true
    await lanes
    return { loaded, failed }
  }
}

/** Resolves when every shell responds as expected. */
const untilAll = (isSo: (shell: string) => Promise<boolean>) =>
  Promise.all(
    topology.shells.map(async ({ url }) => {
      while (!(await isSo(url))) await delay(10)
    }),
  )

const shows = (text: string) => async (shell: string) =>
  (await visit(shell, `/articles?seen=${performance.now()}`)).body.includes(text)

it('Promise 13: twenty promotions in a row reach two shells, whose builds come from a bucket, within 2 s each, under load', {
  timeout: patience(180_000),
}, async () => {
  const live = store.live().remotes[REMOTE]?.build ?? ''
  const builds = await Promise.all(['a', 'b'].map((digit) => publish(digit.repeat(12))))
  const end = visitors()
  const times: number[] = []
  for (let nth = 0; nth < PROMOTIONS; nth += 1) {
    const { build = '', entry } = builds[nth % builds.length] ?? {}
    const began = performance.now()
    await promote(build)
    await untilAll(shows(`/${entry}`))
    times.push(performance.now() - began)
  }
  const { loaded, failed } = await end()
  await promote(live)
  const slowest = Math.round(Math.max(...times))
  const median = Math.round(times.toSorted((a, b) => a - b)[PROMOTIONS / 2] ?? 0)
  figure(
    13,
    `${PROMOTIONS} promotions by HTTP, signed, in a bucket: live on both shells after ${median} ms in the median, ${slowest} ms at most; ${failed.length} of ${loaded} pages failed`,
  )
  expect(failed.slice(0, 3)).toEqual([])
  expect(slowest).toBeLessThan(patience(LIVE_WITHIN_MS))
})

it('a remote that is retired leaves both shells, with its redirect, and comes back', async () => {
  const sent = async (shell: string, path: string) => {
    const response = await fetch(shell + path, { redirect: 'manual' })
    return [response.status, response.headers.get('location')].filter(Boolean).join(' ')
  }
  const leads = (path: string, to: string) => async (shell: string) => (await sent(shell, path)) === to
  await registry.command('retire', {
    remote: 'mf-careers',
    redirects: { '/privacy': '/about-us' },
    override: 'no one is hired now',
  })
  await untilAll(leads('/privacy', '308 /about-us'))
  await untilAll(leads('/career', '404'))
  await registry.command('rollback', { remote: 'mf-careers' })
  await untilAll(leads('/career', '200'))
  await untilAll(leads('/privacy', '200'))
})

/** Requests a page of the given host, which `fetch` would not name. */
async function ask(url: string, headers: Record<string, string>) {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  const [cookie = ''] = response.headers['set-cookie']?.[0]?.split(';') ?? []
  return { cookie, body: Buffer.concat(await response.toArray()).toString() }
}

it('a build that is not live is previewed through either shell, which fetches it from the bucket', async () => {
  const { build } = await publish('c'.repeat(12), reworded(BEFORE, 'SEEN BY A COLLEAGUE'))
  const address = previewLinks(await store.previewKey(), '').addressOf(REMOTE, build)
  const host = `preview.localhost:${new URL(topology.url).port}`
  for (const { url } of topology.shells) {
    const { cookie } = await ask(url + address, { host })
    expect((await ask(`${url}/articles`, { host, cookie })).body).toContain('SEEN BY A COLLEAGUE')
    expect((await visit(url, '/articles')).body).not.toContain('SEEN BY A COLLEAGUE')
  }
})
