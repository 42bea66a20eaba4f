import { expect, it } from 'vitest'
import { cohortOf, SEEDS } from './cohorts.ts'

const seeds = Array.from({ length: SEEDS }, (_, seed) => seed)
const firstTenth = (remote: string) => seeds.filter((seed) => cohortOf(seed, remote) < 10)

it('a canary of ten percent is for exactly ten of a hundred seeds, the same ones on every machine', () => {
  expect(firstTenth('mf-news')).toHaveLength(10)
  expect(firstTenth('mf-news')).toEqual([6, 23, 44, 49, 66, 74, 85, 87, 89, 95])
})

it('two canaries of the same share are not for the same visitors', () => {
  const remotes = ['mf-news', 'mf-careers', 'mf-marketing', 'mf-admin']
  const pairs = remotes.flatMap((a, at) => remotes.slice(at + 1).map((b) => [a, b] as const))
  for (const [a, b] of pairs) {
    const shared = firstTenth(a).filter((seed) => firstTenth(b).includes(seed))
    expect(shared.length, `${a} and ${b}`).toBeLessThanOrEqual(4)
  }
})
