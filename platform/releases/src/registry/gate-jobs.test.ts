import { expect, it } from 'vitest'
import { type Check, GateJobs } from './gate-jobs.ts'

it('a check that is queued or running loses no acceptance of a later request', async () => {
  const runs: Check[] = []
  const gates: PromiseWithResolvers<undefined>[] = []
  const jobs = new GateJobs({
    run: (check) => {
      runs.push(structuredClone(check) as Check)
      const gate = Promise.withResolvers<undefined>()
      gates.push(gate)
      return gate.promise
    },
  })
  const [first, second] = [
    { remote: 'news', build: 'a1' },
    { remote: 'news', build: 'b2' },
  ]
  const accepting = (change: string) => ({ accepted: [{ change, by: 'ana' }] })
  expect(jobs.request(first)).toBe('running')
  expect(jobs.request(second)).toBe('waiting')
  expect(jobs.request({ ...second, ...accepting('/news links') })).toBe('waiting')
  expect(jobs.request(first)).toBe('running')
  jobs.request({ ...first, ...accepting('/news figures') })

  for (const nth of [0, 1, 2]) {
    await expect.poll(() => gates.length).toBe(nth + 1)
    gates[nth]?.resolve(undefined)
  }
  await jobs.close()
  expect(runs).toEqual([
    first,
    { ...second, ...accepting('/news links') },
    { ...first, ...accepting('/news figures') },
  ])
})
