import { readSettings } from '@anyam/server/env'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CANARY, LIVE, REMOTE, storeWithCanary } from '../../test/store-with-canary.ts'
import { judgedChanges } from '../releases/registry.ts'
import { EvidencePool } from '../telemetry/evidence-pool.ts'
import { checkCanaries } from './heal.ts'

const NETWORKS = 20

it('no canary goes live automatically before it is known to do less than the harm that is tolerated', async () => {
  const { store, remove } = await storeWithCanary(REMOTE, 0)
  onTestFinished(remove)
  const pool = new EvidencePool(store)
  pool.follow()
  const confirm = (pages: number) => {
    for (let page = 0; page < pages; page += 1)
      for (const build of [CANARY, LIVE])
        pool.count({ remote: REMOTE, build, cell: String(page % NETWORKS) }, 'alive', 1)
  }
  const check = async () => {
    const changes = judgedChanges(store, undefined, undefined)
    const { canaryHarm: harm } = readSettings({})
    await checkCanaries({ store, pool, changes, harm, log: expect.unreachable }, true)
    return store.live().remotes[REMOTE]?.build
  }

  confirm(200)
  expect(await check()).toBe(LIVE)
  // Judgements are sent along with the next counts.
  expect(await check()).toBe(LIVE)
  const { [pool.id]: known } = Object.fromEntries(await store.evidence.read())
  expect(known?.canaries).toMatchObject({
    [REMOTE]: {
      build: CANARY,
      evidence: expect.stringMatching(
        /^not enough evidence: 200 of about \d+ pages, at this traffic in 1 min$/,
      ),
    },
  })
  // A shell that starts later continues what the others have recorded.
  const later = new EvidencePool(store)
  await later.exchange()
  const canary = { build: CANARY, since: store.live().canaries[REMOTE]?.since ?? '' }
  expect(later.historyOf(REMOTE, canary).all?.[0]?.slice(1)).toEqual([200, 0, 200, 0])
  expect(later.historyOf(REMOTE, { ...canary, since: 'another canary' })).toEqual({})
  confirm(100)
  expect(await check()).toBe(CANARY)
  expect((await store.journal()).at(-1)?.reason).toMatch(/^no worse than the live build: 300 pages confirmed/)
})

describe("a remote's own events", () => {
  /** Two hundred visits of each build, of which some have events. @returns counts of the live build, and the journal */
  async function visited(better: 'up' | 'down', eventsOf: (build: string, nth: number) => string[]) {
    const measures = { booked: { better, tolerated: 0.02 } }
    const { store, remove } = await storeWithCanary(REMOTE, null, { percent: 50 }, { measures })
    onTestFinished(remove)
    const pool = new EvidencePool(store)
    pool.follow()
    for (let nth = 0; nth < 200; nth += 1)
      for (const build of [LIVE, CANARY]) {
        const [id, cell] = [`${build} ${nth}`, String(nth % NETWORKS)]
        pool.loads.start(id, { remote: REMOTE, build, cell, isDocument: true }, Date.now())
        for (const message of ['alive 500', ...eventsOf(build, nth).map((name) => `vital own:${name} 1`)])
          pool.loads.report(id, message)
      }
    const changes = judgedChanges(store, undefined, undefined)
    const { canaryHarm: harm } = readSettings({})
    await checkCanaries({ store, pool, changes, harm, log: expect.unreachable }, true)
    return { counts: pool.own[REMOTE]?.[LIVE]?.totals, end: (await store.journal()).at(-1) }
  }

  const sometimes = (build: string, nth: number) =>
    build === LIVE && nth % 3 === 0 ? ['booked', 'booked'] : []

  it('halt a canary that has fewer of those that are wanted, each counted once per page', async () => {
    const { counts, end } = await visited('up', sometimes)
    expect(counts).toMatchObject({ alive: 200, 'own:booked': 67 })
    const reason = '200 of 200 pages went without "booked" (100 %), of the live build 66.5 %'
    expect(end).toMatchObject({ action: 'halt', reason })
  })

  it('halt no canary that has fewer of those that are not wanted, and count only if they are declared', async () => {
    expect((await visited('down', sometimes)).end).toMatchObject({ action: 'canary' })
    const { counts, end } = await visited('up', () => ['sold'])
    expect([counts, end?.action]).toEqual([{ started: 200, launched: 200, alive: 200 }, 'canary'])
  })
})

describe('a canary that grows step by step', () => {
  const STEP_MS = 60_000

  async function growing() {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { store, remove } = await storeWithCanary(REMOTE, STEP_MS, { percent: 1, inSteps: true })
    onTestFinished(remove)
    const pool = new EvidencePool(store)
    pool.follow()
    const count = (pages: number, outcome: 'alive' | 'failed', builds: string[]) => {
      for (let page = 0; page < pages; page += 1)
        for (const build of builds)
          pool.count({ remote: REMOTE, build, cell: String(page % NETWORKS) }, outcome, 1)
    }
    const logged: string[] = []
    const check = async () => {
      const changes = judgedChanges(store, undefined, undefined)
      const { canaryHarm: harm } = readSettings({})
      await checkCanaries({ store, pool, changes, harm, log: (text) => void logged.push(text) }, true)
    }
    return {
      store,
      logged,
      check,
      confirm: () => count(400, 'alive', [CANARY, LIVE]),
      fail: () => count(100, 'failed', [CANARY]),
      wait: (ms: number) => vi.setSystemTime(Date.now() + ms),
      share: () => store.live().canaries[REMOTE]?.percent,
      live: () => store.live().remotes[REMOTE]?.build,
    }
  }

  it('needs time and evidence for each step, is watched for an hour at 95 %, and then goes live', async () => {
    const { confirm, wait, check, share, live, logged, store } = await growing()
    for (const next of [10, 50, 95]) {
      const before = share()
      confirm()
      await check()
      expect(share()).toBe(before)
      wait(STEP_MS)
      // Both shells judge the same step.
      await Promise.all([check(), check()])
      expect(share()).toBe(next)
    }
    wait(60 * STEP_MS)
    // No evidence of the last step.
    await check()
    expect([share(), live()]).toEqual([95, LIVE])
    confirm()
    await check()
    expect([share(), live()]).toEqual([undefined, CANARY])
    expect(logged.every((text) => /has just reached \d+ %/.test(text))).toBe(true)
    expect((await store.journal()).slice(2).map(({ action, percent }) => [action, percent])).toEqual([
      ['promote', undefined],
      ...[1, 10, 50, 95].map((percent) => ['canary', percent]),
      ['promote', undefined],
    ])
  })

  it('is taken back at any step, also while it is watched', async () => {
    const { confirm, fail, wait, check, share, live } = await growing()
    for (const next of [10, 50, 95]) {
      confirm()
      wait(STEP_MS)
      await check()
      expect(share()).toBe(next)
    }
    confirm()
    fail()
    await check()
    expect([share(), live()]).toEqual([undefined, LIVE])
  })
})
