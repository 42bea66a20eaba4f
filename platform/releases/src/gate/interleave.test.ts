import { describe, expect, it } from 'vitest'
import { interleave, isOrdinary, judge, type Sample, type Samples } from './interleave.ts'

const load = (own: Partial<Sample> = {}): Sample => ({
  problems: [],
  shift: 0,
  cpuMs: 400,
  readyMs: 900,
  requests: 20,
  ...own,
})
const loads = (times: number, own?: Partial<Sample>) => Array.from({ length: times }, () => load(own))
const compare = (tried: Sample[], control: Sample[], isSamePage = true) =>
  judge({ tried, control, isSamePage })

const lost = { problems: ['logs an error: lost'] }
const stuck = { unfinished: 'is not done after 6 s of processor time: it may loop' }
const nothing = { refusals: [], remarks: [], untried: [], isOpen: false }

describe('a page of the candidate and its control', () => {
  it('is well after one load of each where nothing is odd', () => {
    expect(compare(loads(1), loads(1))).toEqual(nothing)
  })

  it('is refused for a problem that occurs twice, and never in the control', () => {
    expect(compare(loads(1, lost), loads(1))).toMatchObject({ refusals: [], isOpen: true })
    expect(compare(loads(2, lost), loads(2))).toEqual({ ...nothing, refusals: lost.problems })
  })

  it('gets a remark for a problem that the control has too, and is refused for a new one beside it', () => {
    const remarks = ['logs an error: lost; the live build has this problem too']
    expect(compare(loads(2, lost), [load(), load(lost)])).toEqual({ ...nothing, remarks })
    const both = { problems: [...lost.problems, 'logs an error: found'] }
    expect(compare(loads(2, both), loads(2, lost))).toEqual({
      ...nothing,
      ...{ remarks, refusals: ['logs an error: found'] },
    })
  })

  it('gets a remark for a shift that the control has too, and is refused for a far larger one', () => {
    const remark = 'shifts its layout by 0.14 (0.1 is allowed); the live build has this problem too'
    expect(compare(loads(2, { shift: 0.14 }), loads(2, { shift: 0.12 }))).toEqual({
      ...nothing,
      remarks: [remark],
    })
    expect(compare(loads(2, { shift: 0.5 }), loads(2, { shift: 0.12 })).refusals).toEqual([
      'shifts its layout by 0.50 (0.1 is allowed)',
    ])
  })

  it('is inconclusive for a problem that does not recur, and for a shift that another page has too', () => {
    const other = compare(loads(2, { shift: 0.5 }), loads(2, { shift: 0.2 }), false)
    expect(other).toMatchObject({ refusals: [], remarks: [], untried: [expect.stringMatching(/^shifts/)] })
    const once = compare([load(lost), load(), load()], loads(3))
    expect(once).toEqual({ ...nothing, untried: ['logs an error: lost, once in 3 times'] })
  })

  it('is refused when it never finishes while the control does, and is inconclusive when neither does', () => {
    expect(compare(loads(2, stuck), loads(2)).refusals).toEqual([
      `${stuck.unfinished}; the live build took at most 0.9 s in turns with it`,
    ])
    for (const [tried, control] of [
      [loads(2, stuck), [load(), load(stuck)]],
      [[load(stuck), load()], loads(2)],
    ] as const)
      expect(compare([...tried], [...control])).toMatchObject({ refusals: [], untried: [expect.any(String)] })
  })

  it('is well when it is done and the live build, which it may repair, is not', () => {
    expect(compare(loads(1, { cpuMs: 900 }), loads(1, { ...stuck, cpuMs: 0, readyMs: 0 }))).toEqual(nothing)
  })

  it('is refused as slow when each of its loads takes more than twice the processor time of any other', () => {
    const slow = compare(loads(3, { cpuMs: 3400 }), loads(3))
    expect(slow.refusals).toEqual(['takes 3.4 s of processor time; the live build at most 0.4 s'])
    // A busy machine makes both slow.
    const busy = { cpuMs: 900, readyMs: 15_000 }
    expect(compare(loads(3, busy), loads(3, busy))).toEqual(nothing)
    expect(compare([load({ cpuMs: 3400 }), load(), load()], loads(3))).toEqual(nothing)
    // Another page may legitimately need less.
    expect(compare(loads(3, { cpuMs: 2000 }), loads(3), false)).toEqual(nothing)
  })

  it('is refused when each of its loads sends far more requests than any other', () => {
    const busy = { requests: 400 }
    expect(compare(loads(1, busy), loads(1)).isOpen).toBe(true)
    expect(compare(loads(3, busy), loads(3)).refusals).toEqual([
      'sends 400 requests; the live build at most 20',
    ])
    expect(compare(loads(3, busy), loads(3, busy))).toEqual(nothing)
    expect(compare(loads(1, { requests: 60 }), loads(1))).toEqual(nothing)
  })
})

it('a suspicious load is repeated in alternating order, until the difference is clear', async () => {
  const builds: string[] = []
  const samples: Samples = { tried: [load({ shift: 0.3 })], control: [], isSamePage: true }
  const tries = {
    tried: async () => {
      builds.push('tried')
      return load({ shift: 0.2 })
    },
    control: async () => {
      builds.push('control')
      return load()
    },
  }
  expect(await interleave(samples, tries)).toEqual({
    ...nothing,
    refusals: ['shifts its layout by 0.30 (0.1 is allowed)'],
  })
  expect(builds).toEqual(['control', 'tried', 'tried', 'control'])
})

describe('next to a live page of the same code, a page', () => {
  it('is ordinary if it has no problem and takes about as long', () => {
    expect(isOrdinary(load(), load())).toBe(true)
    expect(isOrdinary(load({ cpuMs: 900 }), load())).toBe(true)
  })

  it.each([
    ['has a problem, even the same one', lost],
    ['shifts its layout, even as much', { shift: 0.3 }],
    ['takes far longer', { cpuMs: 4_000 }],
    ['sends far more requests', { requests: 300 }],
    ['never finishes', stuck],
  ])('is compared with its own live page if it %s', (_, own) => {
    expect(isOrdinary(load(own), load({ ...own, cpuMs: 400, requests: 20 }))).toBe(false)
  })
})
