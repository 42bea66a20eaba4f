import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inParallel } from './in-parallel.ts'

it('nothing is still running when a failure is reported, and nothing more starts', async () => {
  let running = 0
  let begun = 0
  const work = async (nth: number) => {
    begun += 1
    running += 1
    for (let waited = 0; waited < nth; waited += 1) await turn()
    running -= 1
    if (nth === 1) throw new Error('one of many')
  }
  const items = Array.from({ length: 100 }, (_, nth) => nth)
  await expect(inParallel(items, work)).rejects.toThrow('one of many')
  expect(running).toBe(0)
  expect(begun).toBeLessThan(100)
})
