import { expect, it } from 'vitest'
import { firstBad, type Outcome, remaining } from './first-bad.ts'

/** Runs a search over a list in which all from an index on are bad. */
async function search(count: number, bad: number, skipped: readonly number[] = []) {
  const outcomes = new Map<number, Outcome>()
  const announced = [remaining({ good: 0, bad: count - 1 }, outcomes)]
  const boundary = await firstBad({
    count,
    outcomes,
    test: async (index) => (skipped.includes(index) ? 'skipped' : index < bad ? 'good' : 'bad'),
    report: (_index, _outcome, left) => announced.push(left),
  })
  return { boundary, outcomes, announced }
}

it('finds the first bad build of any list, in no more tests than it announces', async () => {
  for (let count = 2; count <= 40; count += 1)
    for (let bad = 1; bad < count; bad += 1) {
      const { boundary, outcomes, announced } = await search(count, bad)
      expect(boundary).toEqual({ good: bad - 1, bad })
      expect([outcomes.get(bad - 1), outcomes.get(bad)]).toEqual(['good', 'bad'])
      const most = Math.max(2, Math.ceil(Math.log2(count - 1)) + 1)
      expect(outcomes.size).toBeLessThanOrEqual(most)
      announced.forEach((left, tests) => void expect(outcomes.size - tests).toBeLessThanOrEqual(left))
    }
})

it('needs two tests for the third of five builds', async () => {
  expect((await search(5, 2)).outcomes.size).toBe(2)
})

it('leaves no other doubt than skipped builds beside the first bad one', async () => {
  for (let bad = 1; bad < 8; bad += 1)
    for (let set = 0; set < 64; set += 1) {
      const skipped = [1, 2, 3, 4, 5, 6].filter((index) => set & (1 << (index - 1)))
      const { boundary } = await search(8, bad, skipped)
      const tested = Array.from({ length: 8 }, (_, index) => index).filter((one) => !skipped.includes(one))
      expect(boundary).toEqual({
        good: tested.findLast((index) => index < bad),
        bad: tested.find((index) => index >= bad),
      })
    }
})

it('tests both ends if all between them are skipped, and none of these twice', async () => {
  const { boundary, outcomes } = await search(6, 3, [1, 2, 3, 4])
  expect(boundary).toEqual({ good: 0, bad: 5 })
  expect([...outcomes.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5])
})

it.each([
  ['a good end that is bad', 0, [], 0, 'bad'],
  ['a bad end that is good', 6, [], 5, 'good'],
  ['a good end that cannot be tested', 1, [0], 0, 'skipped'],
  ['a bad end that cannot be tested', 5, [5], 5, 'skipped'],
] as const)('stops at %s', async (_, bad, skipped, end, outcome) => {
  const { outcomes } = await search(6, bad, skipped)
  expect([...outcomes].at(-1)).toEqual([end, outcome])
})
