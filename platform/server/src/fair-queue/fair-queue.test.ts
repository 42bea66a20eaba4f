import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FairQueue } from './index.ts'

const drain = <Entry extends { group: string }>(queue: FairQueue<Entry>) =>
  Array.from({ length: queue.size }, () => queue.shift())

it('groups take turns, however many entries one of them has', () => {
  const queue = new FairQueue<{ group: string; nth: number }>(10)
  for (const nth of [1, 2, 3]) queue.push({ group: 'a', nth })
  queue.push({ group: 'b', nth: 4 })
  expect(drain(queue).map((entry) => entry?.nth)).toEqual([1, 4, 2, 3])
})

it('a full queue takes the first of a new group in, at the cost of the longest', () => {
  const queue = new FairQueue<{ group: string; nth: number }>(3)
  for (const nth of [1, 2, 3]) expect(queue.push({ group: 'a', nth })).toBeUndefined()
  expect(queue.push({ group: 'a', nth: 4 })).toEqual({ group: 'a', nth: 4 })
  expect(queue.push({ group: 'b', nth: 5 })).toEqual({ group: 'a', nth: 3 })
  expect(drain(queue).map((entry) => entry?.nth)).toEqual([1, 5, 2])
})

it('a group that is not ready misses its turn, and one whose turn is over comes last', () => {
  const queue = new FairQueue<{ group: string; nth: number }>(10)
  for (const [nth, group] of ['a', 'a', 'b', 'c'].entries()) queue.push({ group, nth })
  expect(queue.shift((group) => group !== 'a')?.nth).toBe(2)
  queue.endTurn('a')
  expect(drain(queue).map((entry) => entry?.nth)).toEqual([3, 0, 1])
})

it('among groups of the same length, the one whose turn comes last loses an entry', () => {
  const queue = new FairQueue<{ group: string; nth: number }>(2)
  for (const [nth, group] of ['a', 'b'].entries()) queue.push({ group, nth })
  expect(queue.push({ group: 'c', nth: 2 })?.nth).toBe(2)
})

it('an entry that is taken out never comes out', () => {
  const queue = new FairQueue<{ group: string; nth: number }>(10)
  const entries = [1, 2].map((nth) => ({ group: 'a', nth }))
  for (const entry of entries) queue.push(entry)
  for (const entry of [...entries, ...entries].slice(0, 3)) queue.remove(entry)
  expect([queue.size, queue.sizeOf('a'), queue.shift()]).toEqual([0, 0, undefined])
})

it('every entry comes out once or is dropped, and it never holds more than it may', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'take')), (steps) => {
      const queue = new FairQueue<{ group: string; nth: number }>(4)
      const out: (number | undefined)[] = []
      steps.forEach((group, nth) => {
        if (group === 'take') out.push(queue.shift()?.nth)
        else out.push(queue.push({ group, nth })?.nth)
        expect(queue.size).toBeLessThanOrEqual(4)
      })
      const all = [...out, ...drain(queue).map((entry) => entry?.nth)].filter((nth) => nth !== undefined)
      const pushed = steps.flatMap((group, nth) => (group === 'take' ? [] : [nth]))
      expect(all.toSorted((a, b) => a - b)).toEqual(pushed)
    }),
  )
})
