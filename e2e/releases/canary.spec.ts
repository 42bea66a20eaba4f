import { cohortOf } from '@anyam/releases/cohorts'
import { ReleaseStore } from '@anyam/releases/store'
import { addAlteredBuild, reworded } from '../../platform/releases/test/altered-build.ts'
import { faultRelayTo } from '../fixtures/fault-relay.ts'
import { buildsIn } from '../fixtures/page-state.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

let shell: ShellCopy
let store: ReleaseStore

test.beforeAll(async () => {
  shell = await shellCopy()
  store = new ReleaseStore(shell.store)
  // The tests act as the edge: they set a visitor's address.
  await shell.start({ TRUST_PROXY: 'loopback' })
})
test.afterAll(() => shell.stop())

const NEWS = 'ca0000000001'
const CAREERS = 'ca0000000002'
/** The lowest seed that gets every canary of mf-news. */
const FIRST_SEED =
  Array.from({ length: 100 }, (_, seed) => seed).find((seed) => cohortOf(seed, 'mf-news') === 0) ?? 0
const byHand = (percent: number) => ({ percent, promoteAfterMs: null, by: 'team' })

/** Fetches a page as a visitor with a seed gets it. */
async function visit(path: string, seed?: number) {
  const response = await fetch(
    shell.url + path,
    seed === undefined ? {} : { headers: { cookie: `cohort=${seed}` } },
  )
  const html = await response.text()
  return { html, builds: buildsIn(html), headers: response.headers }
}

test('a canary is for its share of the visitors, on the server and in the browser alike, and each canary for others', async ({
  page,
  context,
}) => {
  const live = store.releaseSet().remotes['mf-news']?.build ?? ''
  const without = await visit('/articles')
  expect(without.headers.get('set-cookie')).toBeNull()
  expect(without.headers.get('cache-control')).toMatch(/^public/)

  await addAlteredBuild(shell.store, 'mf-news', NEWS, reworded("WHAT'S NEW!", 'FRESH'))
  await addAlteredBuild(shell.store, 'mf-careers', CAREERS)
  await store.canary('mf-news', NEWS, byHand(10))
  await store.canary('mf-careers', CAREERS, byHand(25))
  const seeds = Array.from({ length: 100 }, (_, seed) => seed)
  const inCanary = (remote: string, percent: number) =>
    seeds.filter((seed) => cohortOf(seed, remote) < percent)
  const seedOf = (remote: string) => inCanary(remote, 10)[0] ?? 0
  await expect.poll(async () => (await visit('/articles', seedOf('mf-news'))).builds['mf-news']).toBe(NEWS)

  const cohorts = await Promise.all(seeds.map(async (seed) => (await visit('/articles', seed)).builds))
  expect(seeds.filter((seed) => cohorts[seed]?.['mf-news'] === NEWS)).toEqual(inCanary('mf-news', 10))
  expect(seeds.filter((seed) => cohorts[seed]?.['mf-careers'] === CAREERS)).toEqual(
    inCanary('mf-careers', 25),
  )

  // A new visitor gets a seed and a page that no edge may share.
  const first = await visit('/articles')
  const seed = Number(
    /^cohort=(\d+); Path=\/; Max-Age=86400; SameSite=Lax$/.exec(first.headers.get('set-cookie') ?? '')?.[1],
  )
  expect(first.builds).toEqual(cohorts[seed])
  expect(first.headers.get('cache-control')).toBe('private, no-cache')

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

/** The user agent of a browser: the shell counts documents sent to browsers. */
const report = (text: string, own: Record<string, string> = {}) =>
  fetch(`${shell.url}/page-reports`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: shell.url, ...own },
    body: text,
  })

let loads = 0
const newId = () => {
  loads += 1
  return String(10n ** 19n + BigInt(loads))
}

test('a canary whose pages the server cannot render is halted, and none of its visitors notices', async () => {
  const live = store.releaseSet().remotes['mf-news']?.build ?? ''
  await addAlteredBuild(shell.store, 'mf-news', 'ca00000000b2', {
    alter: (text, name) =>
      name === 'node/entry.cjs' ? `throw new Error('broken on purpose');${text}` : text,
  })
  await store.canary('mf-news', 'ca00000000b2', { percent: 50, promoteAfterMs: 1000, by: 'team' })
  let round = 0
  await expect
    .poll(
      async () => {
        round += 1
        expect((await visit(`/articles?round=${round}`, FIRST_SEED)).builds['mf-news']).toBe(live)
        return store.live().canaries['mf-news']
      },
      { timeout: 40_000 },
    )
    .toBeUndefined()
  const change = (await store.journal()).findLast(({ remote }) => remote === 'mf-news')
  expect(change?.reason).toMatch(/^\d+ of \d+ pages failed on the server/)
})

test('a report counts with a token of the site alone, and one that makes no sense is refused', async () => {
  const build = store.releaseSet().remotes['mf-admin']?.build
  const page = `mf-admin@${build}`
  const started = await report(`start ${newId()} ${page}`)
  expect([started.status, started.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const token = await started.text()
  expect((await report(`alive ${token} 500`)).status).toBe(204)
  // A repeated report changes nothing; an altered one is refused.
  expect((await report(`alive ${token} 500`)).status).toBe(204)
  expect((await report(`alive ${token.slice(0, -2)}xx 500`)).status).toBe(403)
  const strangers: Record<string, string>[] = [
    { origin: 'http://evil.example' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const own of strangers) expect((await report(`start ${newId()} ${page}`, own)).status).toBe(403)
  expect((await report(`start ${newId()} mf-admin@unheardof`)).status).toBe(205)
  for (const text of ['', 'start 1 x', `begin ${newId()} ${page}`, `start ${newId()} ../..@x`])
    expect((await report(text)).status).toBe(400)
  expect((await report(`alive ${token} ${'5'.repeat(600)}`)).status).toBe(413)
  const metrics = await (await fetch(`${shell.url}/metrics`)).text()
  expect(metrics).not.toContain('unheardof')
  const counted = (outcome: string) =>
    new RegExp(
      `build_page_loads_total\\{remote="mf-admin",build="${build}",outcome="${outcome}",service="shell"\\} (\\d+)`,
    ).exec(metrics)?.[1]
  expect([counted('started'), counted('alive')]).toEqual(['1', '1'])
})

test('of one network 240 page loads a minute count', async () => {
  const page = `mf-admin@${store.releaseSet().remotes['mf-admin']?.build}`
  const own = { 'x-forwarded-for': '198.51.100.9' }
  const statuses: number[] = []
  for (let nth = 0; nth < 260; nth += 1) statuses.push((await report(`start ${newId()} ${page}`, own)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(240)
  expect(statuses.filter((status) => status === 204)).toHaveLength(20)
  const other = { 'x-forwarded-for': '198.51.101.9' }
  expect((await report(`start ${newId()} ${page}`, other)).status).toBe(200)
})

test('the browser reports that a page starts, that it is alive and how it felt, of which build and nothing else', async ({
  page,
}) => {
  const relay = await faultRelayTo(shell.url)
  await page.goto(`${relay.url}/articles`)
  const sent = () => relay.posted.filter(({ path }) => path === '/page-reports').map(({ body }) => body)
  const expectReport = (pattern: RegExp) =>
    expect.poll(() => sent().some((body) => pattern.test(body))).toBe(true)
  const { remotes } = store.releaseSet()
  await expectReport(new RegExp(`^start \\d+ mf-news@${remotes['mf-news']?.build}$`))
  await expectReport(/^alive [\w.-]+ \d+$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/about-us$/)
  await expectReport(new RegExp(`^visit \\d+ mf-marketing@${remotes['mf-marketing']?.build}$`))
  await expect.poll(() => sent().filter((body) => body.startsWith('alive')).length).toBe(2)
  await page.goto('about:blank')
  await expectReport(/^vital [\w.-]+ lcp [\d.]+$/)
  expect(sent().filter((body) => !/^(start|visit|alive|vital|slow) /.test(body))).toEqual([])
  await relay.close()
})
