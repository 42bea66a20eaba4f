import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addToSegments, addToSlice, dropBefore, folded, noEvidence, pooled } from './evidence.ts'

it('slices become wider with age: a week has few, and no count is lost', () => {
  const evidence = noEvidence()
  const week = 7 * 24 * 3600
  for (let at = 0; at < week; at += 300) {
    addToSlice(evidence, at, '1', 'alive')
    evidence.slices = folded(evidence.slices, at)
  }
  const alive = evidence.slices.reduce((sum, { cells }) => sum + (cells['1']?.alive ?? 0), 0)
  expect(alive).toBe(week / 300)
  expect(evidence.slices.length).toBeLessThan(80)
})

it('what several shells have seen adds up, whenever each of them has written it', () => {
  const instants = fc.array(
    fc.record({ at: fc.nat(5000), shell: fc.nat(2), cell: fc.stringMatching(/^\d$/) }),
  )
  fc.assert(
    fc.property(instants, (seen) => {
      const shells = [noEvidence(), noEvidence(), noEvidence()]
      for (const { at, shell, cell } of seen) {
        const evidence = shells[shell] ?? noEvidence()
        addToSlice(evidence, at, cell, 'failed')
        if (at % 3 === 0) evidence.slices = folded(evidence.slices, 5000)
      }
      const all = pooled(
        shells.map((evidence) => ({ news: { a1: evidence } })),
        5000,
      )
      const slices = all.news?.a1?.slices ?? []
      const failed = slices
        .flatMap(({ cells }) => Object.values(cells))
        .reduce((sum, counts) => sum + (counts.failed ?? 0), 0)
      expect(failed).toBe(seen.length)
    }),
  )
})

it('counts by segment add up over the shells that have seen the same canary; those of an earlier one are dropped', () => {
  const [first, second, old] = [noEvidence(), noEvidence(), noEvidence()]
  const since = '2026-11-21T05:00:00.000Z'
  const counted = (at: string) => ({ since: at, cells: { 'engine gecko': { '7': { alive: 1 } } } })
  addToSegments(old, counted('2026-11-20T05:00:00.000Z'))
  for (const evidence of [first, second, second]) addToSegments(evidence, counted(since))
  const shells = [old, first, noEvidence(), second].map((evidence) => ({ news: { a1: evidence } }))
  for (const all of [pooled(shells, 0), pooled(shells.toReversed(), 0)])
    expect(all.news?.a1?.segments).toEqual({ since, cells: { 'engine gecko': { '7': { alive: 3 } } } })
  dropBefore(old, Date.parse(since) / 1000)
  dropBefore(first, Date.parse(since) / 1000)
  expect([old.segments, first.segments]).toEqual([undefined, counted(since)])
})
