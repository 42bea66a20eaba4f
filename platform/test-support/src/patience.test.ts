import { afterEach, expect, test, vi } from 'vitest'
import { patience } from './patience.ts'

afterEach(() => vi.unstubAllEnvs())

test('limits of tests grow with the load of the machine, and TEST_PATIENCE sets by how much', () => {
  expect(patience(1_000)).toBeGreaterThanOrEqual(1_000)
  expect(patience(1_000)).toBeLessThanOrEqual(10_000)
  vi.stubEnv('TEST_PATIENCE', '2.5')
  expect(patience(1_000)).toBe(2_500)
})
