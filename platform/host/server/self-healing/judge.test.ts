import {
  addCount,
  addToSegments,
  type Count,
  folded,
  type Sample,
  type Slice,
} from '@anyam/releases/evidence'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CanaryEvidence, judge as judgeWith } from './judge.ts'
import { evidenceInWords } from './promotion.ts'

const STEP_S = 2
const judge = (evidence: CanaryEvidence) => judgeWith(evidence, 0.02)
const NETWORKS = 16

/** Pseudo-random numbers from 0 to 1 that are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Arm = CanaryEvidence['canary']

const noArm = (): Arm => ({ slices: [], samples: {} })

/** Adds counts to the slice of an instant, as shells do. */
function put(arm: Arm, at: number, cell: string, name: Count, by = 1): void {
  const from = Math.floor(at / 10) * 10
  let slice = arm.slices.find((known) => known.from === from && known.width === 10)
  if (!slice) {
    slice = { from, width: 10, cells: {} }
    arm.slices.push(slice)
  }
  slice.cells[cell] ??= {}
  addCount(slice.cells[cell], name, by)
}

/** One second of visits: a number of pages, a share of which fails. */
function visits(arm: Arm, at: number, count: number, rate: number, chance: () => number): void {
  for (let view = 0; view < count; view += 1)
    put(arm, at, String(Math.floor(chance() * NETWORKS)), chance() < rate ? 'failed' : 'alive')
}

interface Run {
  seed: number
  seconds: number
  /** Share of pages that fail, by second. */
  canary: (second: number) => number
  live: (second: number) => number
}

/** Simulates 50 page views per second, a tenth of them of the canary; returns the second of the halt. */
function haltOf({ seed, seconds, canary, live }: Run): number | undefined {
  const chance = seeded(seed)
  const arms = { canary: noArm(), live: noArm() }
  for (let second = STEP_S; second <= seconds; second += STEP_S) {
    visits(arms.canary, second, 5 * STEP_S, canary(second), chance)
    visits(arms.live, second, 45 * STEP_S, live(second), chance)
    for (const arm of [arms.canary, arms.live]) if (second % 10 === 0) arm.slices = folded(arm.slices, second)
    // Over an hour every fifth check is enough, because the evidence is the same.
    if ((seconds < 100 || second % 10 === 0) && judge(arms).failure) return second
  }
  return undefined
}

const runs = (count: number, run: Omit<Run, 'seed'>) =>
  Array.from({ length: count }, (_, seed) => haltOf({ seed: seed + 1, ...run }))

const always = (rate: number) => () => rate

describe('a canary that is worse', () => {
  it.each([1, 0.5, 0.25])('is halted within 30 s when %d of its pages fail', (share) => {
    const halts = runs(100, { seconds: 30, canary: always(share), live: always(0.01) })
    expect(halts.filter((second) => second === undefined)).toEqual([])
  })

  it('is halted within 30 s as well when it was well for an hour before', { timeout: 60_000 }, () => {
    const turn = 3600
    const halts = runs(2, {
      seconds: turn + 30,
      canary: (at) => (at > turn ? 0.25 : 0.01),
      live: always(0.01),
    })
    expect(halts.filter((second) => second === undefined || second <= turn)).toEqual([])
  })

  it('is halted next to a live build that fails too, and for what the server sees', () => {
    const halts = runs(20, { seconds: 60, canary: always(0.6), live: always(0.2) })
    expect(halts).not.toContain(undefined)
    const arms = { canary: noArm(), live: noArm() }
    put(arms.canary, 0, 'server', 'unserved', 20)
    put(arms.live, 0, 'server', 'served', 199)
    put(arms.live, 0, 'server', 'unserved', 1)
    expect(judge(arms).failure).toBe('20 of 20 pages failed on the server (100 %), of the live build 0.5 %')
  })

  it('is halted after nine silent pages of nine networks, and after twelve documents that never start', () => {
    const silent = { canary: noArm(), live: noArm() }
    for (let network = 0; network < 9; network += 1) put(silent.canary, 0, String(network), 'silent')
    expect(judge(silent).failure).toBe('9 of 9 pages failed in browsers (100 %), of the live build 0 %')

    const dead = { canary: noArm(), live: noArm() }
    for (let network = 0; network < 12; network += 1) {
      put(dead.canary, 0, String(network), 'documents')
      put(dead.live, 0, String(network), 'documents')
      put(dead.live, 0, String(network), 'launched')
    }
    expect(judge(dead).failure).toBe(
      '12 of 12 pages never started in browsers (100 %), of the live build 0 %',
    )
  })

  it('is halted after twelve visits when its pages are alive twice as late', () => {
    const chance = seeded(7)
    const times = (middle: number) =>
      Array.from(
        { length: 12 },
        (_, network): Sample => [0, String(network), middle * (0.9 + 0.2 * chance())],
      )
    const samples = { canary: { alive: times(1600) }, live: { alive: times(800) } }
    const { failure } = judge({
      canary: { slices: [], samples: samples.canary },
      live: { slices: [], samples: samples.live },
    })
    expect(failure).toMatch(
      /^slow: half of its pages are alive after \d+ ms, of the live build after \d+ ms \(12 and 12 pages\)$/,
    )
  })
})

describe('a segment of the visitors', () => {
  const SINCE = '2026-11-21T05:00:00.000Z'
  const FIREFOX = 'engine gecko'

  /** Pages of which every tenth, or as given, is seen with Firefox. */
  function visited(
    pages: number,
    outcomeWithFirefox: 'alive' | 'failed',
    { networks = NETWORKS, every = 10 } = {},
  ): CanaryEvidence {
    const arms = { canary: noArm(), live: noArm() }
    for (const [build, arm] of Object.entries(arms)) {
      const evidence = { totals: {}, failures: {}, ...arm }
      for (let page = 0; page < pages; page += 1) {
        const isFirefox = page % every === 0
        const name = isFirefox && build === 'canary' ? outcomeWithFirefox : 'alive'
        const cell = String(isFirefox ? page % networks : page % NETWORKS)
        put(arm, 0, cell, name)
        const cells = { [isFirefox ? FIREFOX : 'engine chromium']: { [cell]: { [name]: 1 } } }
        addToSegments(evidence, { since: SINCE, cells })
      }
      Object.assign(arm, evidence.segments && { segments: evidence.segments })
    }
    return arms
  }

  it('halts a canary that fails for it alone, and is named', () => {
    expect(judge(visited(250, 'failed', { every: 25 })).failure).toBe(
      '10 of 10 pages failed in browsers (100 %), of the live build 0 %, with Firefox',
    )
  })

  it('halts none if fewer than five networks claim to be of it', () => {
    const all = visited(250, 'failed', { every: 25, networks: 4 })
    expect(judge(all).failure).toBeUndefined()
  })

  it('holds a canary back until it is known to do little harm there', () => {
    const { lacking } = judge(visited(400, 'alive'))
    expect(lacking).toEqual({ pages: 400, needed: expect.any(Number), segment: FIREFOX })
    expect(evidenceInWords(lacking, 3_600_000)).toMatch(
      /^not enough evidence: 400 of about 5\d0 pages, most of them to see some with Firefox, at this traffic in \d+ min$/,
    )
    expect(judge(visited(600, 'alive')).lacking).toBeUndefined()
  })

  it('counts for nothing if a shell of an older version does not tell', () => {
    const { canary, live } = visited(400, 'alive')
    const { segments: _, ...older } = live
    expect(judge({ canary, live: older }).lacking).toBeUndefined()
  })
})

describe('a canary goes live automatically', () => {
  const decidedPages = (pages: number, failures: number) => {
    const arms = { canary: noArm(), live: noArm() }
    for (let page = 0; page < pages; page += 1) {
      put(arms.canary, 0, String(page % NETWORKS), page < failures ? 'failed' : 'alive')
      for (let nth = 0; nth < 9; nth += 1) put(arms.live, 0, String(nth), 'alive')
    }
    return judge(arms).lacking
  }

  it('after some 270 pages without a failure, and not before: the status says how many are lacking', () => {
    expect(decidedPages(300, 0)).toBeUndefined()
    expect(evidenceInWords(decidedPages(37, 0), 1_600_000)).toBe(
      'not enough evidence: 37 of about 270 pages, at this traffic in 3 h',
    )
  })

  it('only if few of its pages fail', () => {
    expect(decidedPages(300, 1)).toMatchObject({ needed: expect.any(Number) })
    expect(evidenceInWords(decidedPages(300, 7), 1)).toBe(
      'not enough evidence: 2.3 % of 300 pages failed, of the live build 0 %',
    )
  })
})

describe('a canary that is as good as the live build', () => {
  const HOURS = { timeout: 60_000 }

  it.each([0, 0.01, 0.05, 0.3])(
    'is not halted in any of 3 hours when %d of all pages fail',
    HOURS,
    (share) => {
      expect(runs(3, { seconds: 3600, canary: always(share), live: always(share) })).toEqual(
        Array(3).fill(undefined),
      )
    },
  )

  it('is not halted for what breaks everything at once', HOURS, () => {
    const outage = (at: number) => (at % 300 > 240 ? 0.6 : 0.01)
    expect(runs(2, { seconds: 3600, canary: outage, live: outage })).toEqual(Array(2).fill(undefined))
  })

  it('is not halted for robots and readers without scripts, who start no page of either build', () => {
    const arms = { canary: noArm(), live: noArm() }
    for (let network = 0; network < 100; network += 1)
      for (const arm of [arms.canary, arms.live]) {
        put(arm, 0, String(network), 'documents')
        if (network % 2) put(arm, 0, String(network), 'launched')
      }
    expect(judge(arms).failure).toBeUndefined()
  })

  it('is not halted by visitors who leave early, or whose lines are slow', () => {
    const arms = { canary: noArm(), live: noArm() }
    for (let network = 0; network < 100; network += 1)
      for (const arm of [arms.canary, arms.live]) {
        put(arm, 0, String(network), 'started', 3)
        put(arm, 0, String(network), 'left')
        put(arm, 0, String(network), 'slow')
        put(arm, 0, String(network), 'alive')
      }
    expect(judge(arms).failure).toBeUndefined()
  })

  it('is not halted without a failure, whatever else is seen', () => {
    const cells = fc.dictionary(
      fc.stringMatching(/^\d{1,2}$/),
      fc.record({ alive: fc.nat(500), left: fc.nat(500), served: fc.nat(500) }),
    )
    const failing = fc.dictionary(
      fc.stringMatching(/^\d{1,2}$/),
      fc.record({ alive: fc.nat(500), failed: fc.nat(500), silent: fc.nat(50), unserved: fc.nat(500) }),
    )
    const slicesOf = (counts: fc.Arbitrary<Slice['cells']>) =>
      fc.array(counts).map((all) => all.map((own, at): Slice => ({ from: at * 10, width: 10, cells: own })))
    fc.assert(
      fc.property(slicesOf(cells), slicesOf(failing), (canary, live) => {
        const { failure } = judge({
          canary: { slices: canary, samples: {} },
          live: { slices: live, samples: {} },
        })
        expect(failure).toBeUndefined()
      }),
    )
  })
})

describe('one network', () => {
  const sound = () => {
    const arms = { canary: noArm(), live: noArm() }
    for (let network = 0; network < 20; network += 1)
      for (const arm of [arms.canary, arms.live]) put(arm, 0, String(network), 'alive')
    return arms
  }

  it('cannot halt a canary, whatever it reports of it', () => {
    const arms = sound()
    put(arms.canary, 0, 'x', 'failed', 100_000)
    put(arms.canary, 0, 'x', 'silent', 100_000)
    expect(judge(arms).failure).toBeUndefined()
    expect(judge(arms).confirmed).toBe(20)
  })

  it('cannot spare a broken canary by reporting that the live build fails, or that the canary is alive', () => {
    const arms = sound()
    for (let network = 0; network < 20; network += 1) put(arms.canary, 0, String(network), 'failed', 3)
    put(arms.live, 0, 'x', 'failed', 100_000)
    put(arms.canary, 0, 'x', 'alive', 100_000)
    expect(judge(arms).failure).toMatch(/pages failed in browsers/)
  })

  it('brings a third of the pages that confirm a canary at the most', () => {
    const arms = sound()
    put(arms.canary, 0, 'x', 'alive', 100_000)
    expect(judge(arms).confirmed).toBe(30)
  })
})

describe('the use of pages', () => {
  /** A canary and a live build on whose pages something fails for some of ten visitors of each network. */
  function used(tried: Count, failed: Count, ofCanary: (network: number) => number, ofLive = 0) {
    const arms = { canary: noArm(), live: noArm() }
    for (let network = 0; network < NETWORKS; network += 1) {
      put(arms.canary, 0, String(network), tried, 10)
      put(arms.canary, 0, String(network), failed, ofCanary(network))
      put(arms.live, 0, String(network), tried, 90)
      put(arms.live, 0, String(network), failed, ofLive)
    }
    return judge(arms).failure
  }

  it.each<[Count, Count, string]>([
    ['called', 'refused', 'had a call refused'],
    ['submitted', 'unsent', 'did not send a form'],
    ['followed', 'astray', 'had a link that led elsewhere'],
  ])('halts a canary: %s, %s', (tried, failed, text) => {
    expect(used(tried, failed, () => 3)).toContain(`48 of 160 pages ${text} (30 %)`)
    expect(used(tried, failed, () => 1, 9)).toBeUndefined()
    // All failures are of one office.
    expect(used(tried, failed, (network) => (network === 0 ? 10 : 0))).toBeUndefined()
  })

  it('halts a canary with twice the requests, work or memory, unless that is of one network', () => {
    const live = Array.from(
      { length: 120 },
      (_, nth): Sample => [nth, String(nth % NETWORKS), 30 + (nth % 5)],
    )
    const more = live.map(([at, cell, value]): Sample => [at, cell, value * 3])
    const office = live.map(([at, cell], nth): Sample => (nth % 3 === 0 ? [at, 'x', 9_000] : [at, cell, 30]))
    const failureOf = (samples: Sample[], name: 'requests' | 'heap') =>
      judge({
        canary: { slices: [], samples: { [name]: samples } },
        live: { slices: [], samples: { [name]: live } },
      }).failure
    expect(failureOf(more, 'requests')).toBe(
      'The number of requests is 99 a minute at the 75th percentile, of the live build 33 a minute',
    )
    expect(failureOf(more, 'heap')).toMatch(/^The memory is 99 MB/)
    expect(failureOf(office, 'requests')).toBeUndefined()
    expect(failureOf(live, 'requests')).toBeUndefined()
  })
})

describe('times', () => {
  /** Realistic durations of visits: many short ones, a few long ones. */
  function times(seed: number, middle: number, count = 200): Sample[] {
    const chance = seeded(seed)
    const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
    return Array.from({ length: count }, (_, nth) => [
      nth,
      String(nth % 128),
      middle * Math.exp(0.6 * normal()),
    ])
  }
  const failureOf = (name: 'lcp' | 'alive', canary: Sample[], live: Sample[]) =>
    judge({
      canary: { slices: [], samples: { [name]: canary } },
      live: { slices: [], samples: { [name]: live } },
    }).failure

  it('halt a canary whose largest picture comes twice as late', () => {
    expect(failureOf('lcp', times(1, 3000), times(2, 1500))).toMatch(
      /^LCP is \d+(\.\d+)? ms at the 75th percentile, of the live build \d+/,
    )
  })

  it('halt none for chance in 2,000 comparisons of equal builds, nor for few visits', () => {
    const problems = Array.from({ length: 2000 }, (_, seed) =>
      failureOf('lcp', times(2 * seed + 1, 1500, 60 + (seed % 140)), times(2 * seed + 2, 1500)),
    )
    expect(problems.filter((failure) => failure !== undefined)).toEqual([])
    expect(failureOf('lcp', times(1, 9000, 20), times(2, 1500))).toBeUndefined()
  })

  it('halt none of 200 equal builds, checked after each of fifty visits', () => {
    const halted = Array.from({ length: 200 }, (_, seed) => {
      const [canary, live] = [times(2 * seed + 1, 800, 50), times(2 * seed + 2, 800, 100)]
      return canary.some(
        (_, nth) => failureOf('alive', canary.slice(0, nth), live.slice(0, 2 * nth)) !== undefined,
      )
    })
    expect(halted.filter(Boolean)).toEqual([])
  })

  it('halt a build that is twice as slow within a hundred visits, however they are spread', () => {
    const halted = Array.from({ length: 100 }, (_, seed) =>
      failureOf('alive', times(2 * seed + 1, 1600, 100), times(2 * seed + 2, 800, 200)),
    )
    expect(halted.filter((failure) => failure === undefined)).toEqual([])
  })
})
