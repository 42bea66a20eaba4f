import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPause } from './after-pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const typeFor = (seconds: number, report: () => void) => {
  for (let passed = 0; passed < seconds * 1000; passed += 500) {
    report()
    vi.advanceTimersByTime(500)
  }
}

test('what is typed without a pause is stored every two seconds', () => {
  const run = vi.fn()
  const { report } = afterPause(run, { pause: 1_000, most: 2_000 })
  typeFor(20, report)
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(8)
})

test('after a pause it is stored once, and nothing more once it is not wanted', () => {
  const run = vi.fn()
  const { report, cancel } = afterPause(run, { pause: 1_000, most: 2_000 })
  report()
  vi.advanceTimersByTime(999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(1)
  report()
  cancel()
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(1)
})
