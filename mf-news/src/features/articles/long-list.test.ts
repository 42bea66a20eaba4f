import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Dated, furtherBelow } from './long-list.ts'

const newest = (count: number): Dated[] =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    date: `2026-01-${10 + Math.floor((count - index) / 3)}`,
  }))

test('an article that the list no longer reaches to stays on show below it', () => {
  const all = newest(8)
  const [before, now] = [all.slice(1, 4), all.slice(0, 3)]
  expect(furtherBelow(before, now, all.slice(4, 6))).toEqual(all.slice(3, 6))
})

test('while nothing is published the further articles are the very same', () => {
  const all = newest(8)
  const further = all.slice(4)
  expect(furtherBelow(all.slice(0, 4), all.slice(0, 4), further)).toBe(further)
  expect(furtherBelow([], [], further)).toBe(further)
})

test('list and further articles never lose, double or disorder one, however many are published', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(8), fc.nat(6), (length, published, loaded) => {
      const all = newest(24)
      const before = all.slice(published, published + length)
      const further = all.slice(published + length, published + length + loaded)
      const now = all.slice(0, length)
      const shown = [...now, ...furtherBelow(before, now, further)]
      const isGapless = published <= length
      const expected = all.slice(0, published + length + loaded)
      if (isGapless) expect(shown).toEqual(expected)
      expect(new Set(shown).size).toBe(shown.length)
      expect(expected.filter((item) => shown.includes(item))).toEqual(shown)
    }),
  )
})
