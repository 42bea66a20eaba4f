import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownHost } from '@anyam/host/server/rendering/host-build'
import { LastGood } from '@anyam/host/server/rendering/last-good'
import { MOST_BYTES, PageCache } from '@anyam/host/server/rendering/page-cache'
import { RenderPool } from '@anyam/host/server/rendering/render-pool'
import { ensureBuilt } from '@anyam/releases/build'
import { ReleaseStore } from '@anyam/releases/store'
import { createSite } from '@arunika/contracts/site'
import { patience } from '@arunika/testing/patience'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { addBuild } from '../../../platform/host/test/add-build.ts'
import { withSiteFacts } from '../data/site-facts.ts'

const SHELL = join(import.meta.dirname, '../../..', 'shell')
const ORIGIN = 'http://site.example'
const site = createSite({ name: 'Arunika', lmsUrl: 'http://learn.example', publicUrl: ORIGIN })

/** Components by the remote whose only page they are. */
const PAGES = {
  sound: `() => 'This works.'`,
  altered: `() => 'This works as well.'`,
  loops: '() => { for (;;) {} }',
  large: `() => 'x'.repeat(3_000_000)`,
  fills: '() => { for (const all = []; ; ) all.push(new Array(1e6).fill(0)) }',
}

const containerOf = (path: string, component: string) => `module.exports = {
  init() {},
  get: async () => () => ({ routes: [{
    id: '${path}', path: '${path}',
    handle: { chunk: 'page', searchParams: ['nth'], meta: () => ({ title: 'T', description: 'D' }) },
    lazy: async () => ({ Component: ${component} }),
  }] }),
}`

const add = (store: ReleaseStore, remote: string, build: string, component: string) =>
  addBuild(store, remote, build, { container: containerOf(`/${remote}`, component) })

let dir: string
let pool: RenderPool
/** Input of a pool, without its limits. */
let input: ConstructorParameters<typeof RenderPool>[0]
let refused = 0
beforeAll(async () => {
  await ensureBuilt(SHELL)
  dir = await mkdtemp(join(tmpdir(), 'pool-'))
  const store = new ReleaseStore(dir)
  const releases = Object.entries(PAGES).map(async ([remote, component]) => {
    const fallback = await add(store, remote, 'b0', PAGES.sound)
    return [remote, { ...(await add(store, remote, 'b1', component)), fallback }] as const
  })
  const remotes = Object.fromEntries(await Promise.all(releases))
  const path = join(store.buildDir('altered', 'b1'), 'node/entry.cjs')
  await writeFile(path, containerOf('/altered', `() => 'This is evil.'`))
  const host = ownHost(join(SHELL, 'dist'))
  const apiUrl = 'http://api.example'
  const hosts = withSiteFacts(new LastGood(() => {}), { apiUrl })
  const onRefused = () => {
    refused++
  }
  const own = { site, apiUrl, hosts, log: () => {}, onRefused }
  // Long enough for a busy machine to replace a process. With less, pages would be refused, which is tested
  // below.
  const limits = { longestWaitMs: patience(12_000), deadlineMs: patience(8_000) }
  input = { host, store, set: { id: 'set', remotes }, ...own }
  pool = new RenderPool({ ...input, ...limits })
}, 120_000)
afterAll(async () => {
  pool?.retire()
  await rm(dir, { recursive: true, force: true })
})

const render = (remote: string) => pool.render(`${ORIGIN}/${remote}`, 'request-1')

it('a process that starts more slowly than a page may take blames no page', async () => {
  const deadlineMs = patience(1_500)
  const slowly = `const until = Date.now() + ${2 * deadlineMs}; while (Date.now() < until);`
  const { renderer, ...host } = input.host
  const slow = { ...renderer, text: `${slowly}${renderer.text}` }
  const slowPool = new RenderPool({ ...input, host: { ...host, renderer: slow }, deadlineMs })
  onTestFinished(() => slowPool.retire())
  const { html, failures } = await slowPool.render(`${ORIGIN}/sound`, 'request-1')
  expect(html).toContain('This works.')
  expect(failures).toEqual([])
})

it('a build with an altered file does not run: the one before it does, and the alarm is raised', async () => {
  const { html, failures } = await render('altered')
  expect(html).toContain('This works.')
  expect(failures).toEqual([expect.objectContaining({ text: expect.stringContaining('was altered') })])
  expect(refused).toBe(1)
})

describe('Promise 28: a page that', () => {
  it.each(['loops', 'fills'])(
    '%s gives way to the build before it, and no other page or build is harmed',
    async (remote) => {
      const [bad, ...others] = await Promise.all([
        render(remote),
        ...Array.from({ length: 20 }, () => render('sound')),
      ])
      expect(bad).toMatchObject({ status: 200, meant: { remote, build: 'b1' } })
      expect(bad?.html).toContain('This works.')
      expect(bad?.failures).toEqual([expect.objectContaining({ remote, build: 'b1' })])
      for (const page of others) {
        expect(page).toMatchObject({ status: 200, meant: { remote: 'sound', build: 'b1' }, failures: [] })
        expect(page.html).toContain('This works.')
      }
      // It is now skipped instead of blocking everything again.
      expect((await render(remote)).failures).toHaveLength(1)
    },
    patience(60_000),
  )

  it(
    'loops while large pages are on their way to the shell is blamed, and they are not',
    async () => {
      const urls = ['large?nth=1', 'large?nth=2', 'loops', 'large?nth=3'].map((path) => `${ORIGIN}/${path}`)
      const ownPool = new RenderPool({ ...input, deadlineMs: patience(8_000) })
      onTestFinished(() => ownPool.retire())
      await ownPool.render(`${ORIGIN}/large`, 'request-1')
      const pages = await Promise.all(urls.map((url) => ownPool.render(url, 'request-1')))
      const blamed = pages.map(({ failures }) => failures.map(({ remote }) => remote))
      expect(blamed).toEqual([[], [], ['loops'], []])
    },
    patience(60_000),
  )

  it(
    'comes too late for its turn is refused at once, without a word against its build',
    async () => {
      const all = await Promise.allSettled(Array.from({ length: 400 }, () => render('sound')))
      const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(refused.length).toBeGreaterThan(0)
      for (const reason of refused) expect(reason).toMatchObject({ code: 'overloaded' })
      for (const one of all) if (one.status === 'fulfilled') expect(one.value.failures).toEqual([])
    },
    patience(60_000),
  )

  it(
    'is large takes no more memory than pages may, however many addresses it has',
    async () => {
      const problems: string[] = []
      const pages = new PageCache(pool, new LastGood(() => {}), (problem) => problems.push(problem))
      const addresses = Array.from({ length: 40 }, (_, nth) => `${ORIGIN}/large?nth=${nth}`)
      let bytes = 0
      for (const url of addresses) {
        const { html } = await pages.get({ url, id: 'request-1', avoid: [] })
        bytes += html.plain.length
      }
      const cached = addresses.flatMap((url) => pages.cached(url)?.html.plain.length ?? [])
      expect(problems).toEqual([])
      expect(bytes).toBeGreaterThan(MOST_BYTES)
      expect(cached.length).toBeGreaterThan(0)
      expect(cached.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
      expect(pages.cached(addresses.at(-1) ?? '')).toBeDefined()
      expect(pages.cached(addresses[0] ?? '')).toBeUndefined()
    },
    patience(60_000),
  )
})
