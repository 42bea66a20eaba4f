import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '@anyam/federation'
import { ReleaseStore } from '@anyam/releases/store'
import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import type { Page } from '@playwright/test'
import { addAlteredBuild } from '../../platform/releases/test/altered-build.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { type TeamCheckout, teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'
import { ENDLESS, type Link, seedsOf, untilEndless, visit } from '../fixtures/visitors.ts'

const REMOTE = 'mf-news'
const NEWS = { remote: REMOTE, path: '/articles', chunk: 'articles' }
const BACK_OFFICE = { remote: 'mf-admin', path: '/admin/login', chunk: 'login' }
const PAGE = 'mf-news/src/routes/articles/page.tsx'
const MOST_VISITS = 12
const AT_ONCE = 2
const MOST_MS = 30_000
/** Reduced sample, to save time: this many sound pages show by 99 % that a canary harms fewer than one visitor in four. */
const FEWEST_PAGES = Math.ceil(Math.log(0.01) / Math.log(1 - 0.25))

interface Broken {
  title: string
  /** Part of the reason in the journal. */
  reason: RegExp
  /** A change in a source, built by the bundler. */
  source?: [file: string, before: string, after: string]
  /** A change in the page's script, after the build. */
  script?: (text: string) => string
  /** A change in the files in the store. */
  inStore?: (dir: string, manifest: BuildManifest) => Promise<void>
  act?: (page: Page) => Promise<void>
  /** The remote with its page and chunk; the newsroom by default. */
  of?: typeof NEWS
  /** Visits of the live build per visit of the canary, if times are compared. */
  live?: number
  /** The network of all visitors; without one, the time limit applies. */
  link?: Link
}

const SLOW_LINK: Link = { latency: 500, bytes: 50_000 }

const FAILED = /pages failed in browsers/

/** The news page with additional code. */
const withExtra = (extra: string): Broken['source'] => [
  PAGE,
  'export default function ArticlesPage() {',
  `import { useEffect } from 'react'
   const isBrowser = typeof window !== 'undefined'
   function Extra() { useEffect(() => {}); ${extra} }
   export default function Page() { return <><Extra /><ArticlesPage /></> }
   function ArticlesPage() {`,
]

const isPageScript = (name: string, { chunks }: BuildManifest, chunk: string) =>
  chunks[chunk]?.some((file) => file.endsWith('.js') && name === `web/${file}`) ?? false

const TWICE_AS_SLOW: Omit<Broken, 'title'> = {
  live: 2,
  reason: /^slow: half of its pages are alive after \d+ ms, of the live build after \d+ ms/,
  // Doubles the time from the first script until here.
  script: (text) => `{
    const began = performance.getEntriesByType('resource').find(({ name }) => /main\\.\\w+\\.js/.test(name)).startTime
    const until = 2 * performance.now() - began
    while (performance.now() < until + 300);
  }\n${text}`,
}

const builds: Broken[] = [
  {
    title: 'throws when its module is loaded',
    reason: FAILED,
    source: [
      'mf-news/src/expose/routes.tsx',
      'export const routes',
      `if (typeof window !== 'undefined') throw new Error('broken')\nexport const routes`,
    ],
  },
  {
    title: 'throws when it is rendered',
    reason: FAILED,
    source: withExtra(`if (isBrowser) throw new Error('broken'); return null`),
  },
  {
    title: 'throws when it is hydrated',
    reason: FAILED,
    source: withExtra(
      `if (isBrowser && !('once' in window)) { Object.assign(window, { once: 1 }); throw new Error('broken') } return null`,
    ),
  },
  {
    title: 'throws in its first effect',
    reason: FAILED,
    source: withExtra(`useEffect(() => { throw new Error('broken') }, []); return null`),
  },
  {
    title: 'throws at a click',
    reason: FAILED,
    source: withExtra(
      `return <button type="button" onClick={() => { throw new Error('broken') }}>Try this</button>`,
    ),
    act: async (page) => {
      const failed = page.waitForRequest((request) => /^failed/.test(request.postData() ?? ''))
      await page.getByRole('button', { name: 'Try this' }).click()
      await failed
    },
  },
  {
    title: 'shows nothing',
    reason: FAILED,
    source: [PAGE, 'return finding ?', 'return typeof finding === "object" || !finding ? null : finding ?'],
  },
  {
    title: 'lacks a chunk',
    reason: FAILED,
    inStore: async (dir, { chunks }) => {
      for (const file of chunks.articles ?? []) if (file.endsWith('.js')) await rm(join(dir, 'web', file))
    },
  },
  { title: 'has a script that does not parse', reason: FAILED, script: (text) => `${text}\n)(` },
  {
    title: 'never returns',
    reason: FAILED,
    script: (text) => `${ENDLESS}\n${text}`,
    act: untilEndless,
  },
  {
    title: 'throws in the back-office, which the server does not render',
    reason: FAILED,
    of: BACK_OFFICE,
    script: (text) => `throw new Error('broken')\n${text}`,
  },
  { title: 'is twice as slow', ...TWICE_AS_SLOW },
  { title: 'is twice as slow, to visitors on a slow network,', ...TWICE_AS_SLOW, link: SLOW_LINK },
]

/**
 * Only the silent build runs by default. The others each take a build or half a minute, so they run with the promises.
 */
const QUICK = ['never returns']

let shell: ShellCopy
let store: ReleaseStore
let team: TeamCheckout | undefined
const halts: { visits: number; ms: number }[] = []

test.beforeAll(async () => {
  shell = await shellCopy()
  store = new ReleaseStore(shell.store)
  await shell.start({ TRUST_PROXY: 'loopback', CANARY_HARM: '25' })
})
test.afterAll(async () => {
  const most = (name: 'visits' | 'ms') => Math.max(...halts.map((halt) => halt[name]))
  if (halts.length === builds.length)
    figure(
      25,
      `${halts.length} kinds of broken build in real browsers: halted after ${most('visits')} visits and ${Math.round(most('ms') / 100) / 10} s at most, 0 promoted`,
    )
  await team?.remove()
  await shell?.stop()
})

let count = 0

async function broken({ source, script, inStore, of: { remote, chunk } = NEWS }: Broken): Promise<string> {
  if (source) {
    team ??= await teamCheckout(REMOTE, shell.dataDir)
    const undo = await team.change(...source)
    const [published] = JSON.parse(await team.release('publish', REMOTE, '--json')) as { build: string }[]
    await undo()
    return published?.build ?? ''
  }
  count += 1
  const id = `bad${String(count).padStart(9, '0')}`
  const manifest = await addAlteredBuild(shell.store, remote, id, {
    alter: (text, name, manifest) => (script && isPageScript(name, manifest, chunk) ? script(text) : text),
  })
  await inStore?.(store.buildDir(remote, id), manifest)
  return id
}

for (const build of builds) {
  const tag = QUICK.includes(build.title) ? {} : { tag: '@promise' }
  test(
    `Promise 25: a canary that ${build.title} is halted within ${MOST_VISITS} visits, and never promoted`,
    tag,
    async ({ browser }) => {
      test.setTimeout(build.link ? 570_000 : 180_000)
      const { remote, path } = build.of ?? NEWS
      const { act, link } = build
      const seeds = seedsOf(remote)
      const canary = () => store.live().canaries[remote]
      const live = store.live().remotes[remote]?.build
      const id = await broken(build)
      await store.canary(remote, id, { percent: 50, promoteAfterMs: 1000, by: 'team' })
      const chosenBuilds = async () =>
        (await fetch(`${shell.url}${path}`, { headers: { cookie: `cohort=${seeds.canary}` } })).text()
      await expect.poll(chosenBuilds).toContain(`${remote}@${id}`)

      const url = `${shell.url}${path}`
      const began = Date.now()
      let visits = 0
      while (canary() && visits < MOST_VISITS) {
        // Compared times need visits in sequence, because parallel ones would slow each other.
        const atOnce = build.live ? 1 : AT_ONCE
        const networks = Array.from({ length: atOnce }, (_, nth) => visits + nth + 1)
        visits += atOnce
        const opened = networks.map((network) =>
          visit(browser, { url, seed: seeds.canary, network, act, link }),
        )
        await Promise.all(opened)
        for (let nth = 0; nth < (build.live ?? 1); nth += 1)
          await visit(browser, { url, seed: seeds.live, network: 100 + 2 * visits + nth, link })
      }
      await expect.poll(canary, { timeout: 60_000 }).toBeUndefined()
      const ms = Date.now() - began
      halts.push({ visits, ms: link ? 0 : ms })
      const change = (await store.journal()).findLast((entry) => entry.remote === remote)
      expect(change).toMatchObject({ action: 'halt', build: id, by: 'shell' })
      expect(change?.reason).toMatch(build.reason)
      expect(store.live().remotes[remote]?.build).toBe(live)
      if (!link) expect(ms).toBeLessThanOrEqual(patience(MOST_MS))
    },
  )
}

test('Promise 25: a healthy canary is not halted by visitors on slow networks, next to others on fast ones', {
  tag: '@promise',
}, async ({ browser }) => {
  test.setTimeout(570_000)
  const seeds = seedsOf(REMOTE)
  await addAlteredBuild(shell.store, REMOTE, 'a00d00000002')
  await store.canary(REMOTE, 'a00d00000002', { percent: 50, promoteAfterMs: 3_600_000, by: 'team' })
  const url = `${shell.url}/articles`
  for (let network = 1; network <= MOST_VISITS; network += 1) {
    const link = network % 2 === 0 ? SLOW_LINK : undefined
    const outcomes = await Promise.all(
      [seeds.canary, seeds.live].map((seed, at) =>
        visit(browser, { url, seed, network: network + 100 * at, link }),
      ),
    )
    expect(outcomes).toEqual(['alive', 'alive'])
  }
  expect(store.live().canaries[REMOTE]?.build).toBe('a00d00000002')
  await store.haltCanary(REMOTE, { by: 'team' })
})

test('Promise 25: a sound canary is not halted, and goes live on pages that browsers confirmed alive', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const seed = seedsOf(REMOTE)
  const canary = () => store.live().canaries[REMOTE]
  await addAlteredBuild(shell.store, REMOTE, 'a00d00000001')
  await store.canary(REMOTE, 'a00d00000001', { percent: 50, promoteAfterMs: 1000, by: 'team' })
  const url = `${shell.url}/articles`
  let network = 0
  const isLive = () => store.live().remotes[REMOTE]?.build === 'a00d00000001'
  while (canary() && network < 40) {
    network += 1
    const seeds = [seed.canary, seed.live]
    const outcomes = await Promise.all(
      seeds.map((seed, at) => visit(browser, { url, seed, network: network + 100 * at })),
    )
    expect(outcomes).toEqual(['alive', 'alive'])
  }
  await expect.poll(isLive, { timeout: 30_000 }).toBe(true)
  const change = (await store.journal()).findLast(({ remote }) => remote === REMOTE)
  expect(change).toMatchObject({ action: 'promote', by: 'shell' })
  const confirmed = /^no worse than the live build: (\d+) pages confirmed alive by browsers in \d+ s$/
  const pages = Number(confirmed.exec(change?.reason ?? '')?.[1])
  expect(pages).toBeGreaterThanOrEqual(FEWEST_PAGES)
  expect(pages).toBeLessThanOrEqual(network)
})
