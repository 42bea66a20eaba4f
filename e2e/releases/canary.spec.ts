import { setTimeout as delay } from 'node:timers/promises'
import { cohortOf } from '@arunika/releases/cohorts'
import { ReleaseStore } from '@arunika/releases/store'
import type { PageReport } from '@arunika/shared/contracts'
import { figure } from '@arunika/shared/testing/figure'
import { patience } from '@arunika/shared/testing/patience'
import { addAlteredBuild, reworded } from '../fixtures/altered-build.ts'
import { faultRelayTo } from '../fixtures/fault-relay.ts'
import { buildsIn } from '../fixtures/page-state.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

let shell: ShellCopy
let store: ReleaseStore

test.beforeAll(async () => {
  shell = await shellCopy()
  store = new ReleaseStore(shell.store)
  // The tests stand where the edge does: they say where a visitor comes from.
  await shell.start({ TRUST_PROXY: 'loopback' })
})
test.afterAll(() => shell.stop())

const NEWS = 'ca0000000001'
const CAREERS = 'ca0000000002'
/** Gets every canary of mf-news. */
const FIRST_SEED =
  Array.from({ length: 100 }, (_, seed) => seed).find((seed) => cohortOf(seed, 'mf-news') === 0) ?? 0
const byHand = (percent: number) => ({ percent, promoteAfterMs: null, by: 'team' })

/** A page as a visitor with a seed gets it. */
async function visit(path: string, seed?: number) {
  const answer = await fetch(
    shell.url + path,
    seed === undefined ? {} : { headers: { cookie: `cohort=${seed}` } },
  )
  const html = await answer.text()
  return { html, builds: buildsIn(html), headers: answer.headers }
}

test('a canary is for its share of the visitors, on the server and in the browser alike, and each canary for others', async ({
  page,
  context,
}) => {
  const live = store.releaseSet().remotes['mf-news']?.build ?? ''
  const without = await visit('/articles')
  expect(without.headers.get('set-cookie')).toBeNull()
  expect(without.headers.get('x-accel-expires')).toBeNull()

  await addAlteredBuild(shell.store, 'mf-news', NEWS, reworded("WHAT'S NEW!", 'FRESH'))
  await addAlteredBuild(shell.store, 'mf-careers', CAREERS)
  await store.canary('mf-news', NEWS, byHand(10))
  await store.canary('mf-careers', CAREERS, byHand(25))
  const seeds = Array.from({ length: 100 }, (_, seed) => seed)
  const inCanary = (remote: string, percent: number) =>
    seeds.filter((seed) => cohortOf(seed, remote) < percent)
  const seedOf = (remote: string) => inCanary(remote, 10)[0] ?? 0
  await expect.poll(async () => (await visit('/articles', seedOf('mf-news'))).builds['mf-news']).toBe(NEWS)

  const given = await Promise.all(seeds.map(async (seed) => (await visit('/articles', seed)).builds))
  expect(seeds.filter((seed) => given[seed]?.['mf-news'] === NEWS)).toEqual(inCanary('mf-news', 10))
  expect(seeds.filter((seed) => given[seed]?.['mf-careers'] === CAREERS)).toEqual(inCanary('mf-careers', 25))

  // A new visitor gets a seed, and a page that no edge may give to others.
  const first = await visit('/articles')
  const seed = Number(
    /^cohort=(\d+); Path=\/; Max-Age=86400; SameSite=Lax$/.exec(first.headers.get('set-cookie') ?? '')?.[1],
  )
  expect(first.builds).toEqual(given[seed])
  expect(first.headers.get('x-accel-expires')).toBe('0')

  await context.addCookies([{ name: 'cohort', value: String(seedOf('mf-news')), url: shell.url }])
  await page.goto(`${shell.url}/articles`)
  await expect(page.getByRole('heading', { name: 'FRESH' })).toBeVisible()
  const isLoaded = (build: string) => page.evaluate((name) => name in window, `mf_news_${build}`)
  expect([await isLoaded(NEWS), await isLoaded(live)]).toEqual([true, false])

  await store.haltCanary('mf-news', { by: 'team', reason: 'enough seen' })
  await store.haltCanary('mf-careers', { by: 'team' })
  await expect.poll(async () => (await visit('/articles', seed)).builds['mf-news']).toBe(live)
  await expect
    .poll(async () => (await visit('/articles', 0)).headers.get('set-cookie'))
    .toContain('cohort=; Path=/; Max-Age=0')
})

/** Visitors of one address report for many others: the shell believes its edge about where they come from. */
const tell = (address: number, reports: object[]) =>
  fetch(`${shell.url}/page-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${address % 250}` },
    body: JSON.stringify({ reports }),
  })

/** 50 page views a second with their documents, and what the browsers say of them, until something is so. */
async function visitUntil(
  done: () => Promise<boolean>,
  outcome: (build: string) => object[],
): Promise<number> {
  const began = Date.now()
  for (let round = 0; !(await done()); round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, async (_, nth) => {
        const { builds } = await visit('/articles', (round * 10 + nth) % 100)
        await tell(round * 10 + nth, outcome(builds['mf-news'] ?? ''))
      }),
    )
    // Five rounds a second.
    await delay(Math.max(0, began + (round + 1) * 200 - Date.now()))
  }
  return Date.now() - began
}

const lastChange = async () => (await store.journal()).findLast(({ remote }) => remote === 'mf-news')
const liveNews = () => store.releaseSet().remotes['mf-news']?.build ?? ''

test('a canary that goes bad is halted by itself, with the reason in the journal, and its visitors have the live build again', async () => {
  test.setTimeout(patience(90_000))
  const live = liveNews()
  await addAlteredBuild(shell.store, 'mf-news', 'ca00000000b1')
  await store.canary('mf-news', 'ca00000000b1', { percent: 10, promoteAfterMs: 600_000, by: 'team' })
  await expect.poll(async () => (await visit('/articles', FIRST_SEED)).builds['mf-news']).toBe('ca00000000b1')

  const page = (build: string) => ({ remote: 'mf-news', build })
  const ms = await visitUntil(
    async () => !store.live().canaries['mf-news'],
    (build) => [
      { type: 'view', ...page(build) },
      ...(build === live ? [] : [{ type: 'render-error', ...page(build) }]),
    ],
  )
  figure(13, `a bad canary is halted after ${Math.round(ms / 100) / 10} s at 50 views a second`)
  const change = await lastChange()
  expect(change).toMatchObject({ action: 'halt', build: 'ca00000000b1', by: 'shell' })
  expect(change?.reason).toMatch(/^\d+ of \d+ pages failed in browsers \(\d+ %\), of the live build 0 %$/)
  expect(liveNews()).toBe(live)
  await expect.poll(async () => (await visit('/articles', FIRST_SEED)).builds['mf-news']).toBe(live)
})

test('a canary whose pages the server cannot render is halted too, and none of its visitors notices', async () => {
  const live = liveNews()
  await addAlteredBuild(shell.store, 'mf-news', 'ca00000000b2', {
    alter: (text, name) =>
      name === 'node/entry.cjs' ? `throw new Error('broken on purpose');${text}` : text,
  })
  await store.canary('mf-news', 'ca00000000b2', { percent: 50, promoteAfterMs: 600_000, by: 'team' })
  await visitUntil(
    async () => {
      expect((await visit('/articles', FIRST_SEED)).builds['mf-news']).toBe(live)
      return !store.live().canaries['mf-news']
    },
    (build) => [{ type: 'view', remote: 'mf-news', build }],
  )
  expect((await lastChange())?.reason).toMatch(/^\d+ of \d+ pages failed on the server/)
})

test('a canary that goes well is live after its time, for everybody', async () => {
  await addAlteredBuild(shell.store, 'mf-news', 'ca00000000a1')
  await store.canary('mf-news', 'ca00000000a1', { percent: 25, promoteAfterMs: 5_000, by: 'team' })
  await visitUntil(
    async () => liveNews() === 'ca00000000a1',
    (build) => [{ type: 'view', remote: 'mf-news', build }],
  )
  const change = await lastChange()
  expect(change).toMatchObject({ action: 'promote', by: 'shell' })
  expect(change?.reason).toMatch(/^no worse than the live build after \d+ views in \d+ s$/)
  await expect.poll(async () => (await visit('/articles')).builds['mf-news']).toBe('ca00000000a1')
})

test('reports are counted for builds that exist, up to a limit, and refused when they are large or something else', async () => {
  const known = { type: 'view', remote: 'mf-admin', build: store.releaseSet().remotes['mf-admin']?.build }
  expect((await tell(1, [known])).status).toBe(204)
  expect((await tell(1, [known, { ...known, build: 'unheardof' }])).status).toBe(205)
  const refused = [[], [{ ...known, build: '../..' }], [{ ...known, type: 'visit' }], Array(21).fill(known)]
  for (const reports of refused) expect((await tell(1, reports)).status).toBe(400)
  expect((await tell(1, [{ ...known, more: 'x'.repeat(9_000) }])).status).toBe(413)
  const counted = async () => {
    const metrics = await (await fetch(`${shell.url}/metrics`)).text()
    expect(metrics).not.toContain('unheardof')
    return /build_views_total\{remote="mf-admin",build="(\w+)",service="shell"\} (\d+)/
      .exec(metrics)
      ?.slice(1)
  }
  expect(await counted()).toEqual([known.build, '2'])
  // Of one address 120 a minute count.
  const statuses = await Promise.all(Array.from({ length: 130 }, async () => (await tell(2, [known])).status))
  expect(new Set(statuses)).toEqual(new Set([204]))
  const views = Number((await counted())?.[1])
  expect(views).toBeGreaterThan(2)
  expect(views).toBeLessThanOrEqual(2 + 120)
})

test('the browser reports what it shows and how it felt, of which build and nothing else', async ({
  page,
}) => {
  const line = await faultRelayTo(shell.url)
  await page.goto(`${line.url}/articles`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/about-us$/)
  await page.goto('about:blank')
  const sent = () => line.posted.flatMap(({ body }) => JSON.parse(body).reports as PageReport[])
  const { remotes } = store.releaseSet()
  const of = (remote: string) => ({ remote, build: remotes[remote]?.build })
  await expect
    .poll(() => sent().filter(({ type }) => type === 'view'))
    .toEqual([
      { type: 'view', ...of('mf-news') },
      { type: 'view', ...of('mf-marketing') },
    ])
  const lcp = { type: 'vital', name: 'lcp', ...of('mf-news'), value: expect.any(Number) }
  await expect.poll(sent).toContainEqual(lcp)
  await line.close()
})
