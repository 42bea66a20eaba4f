import { expect, it } from 'vitest'
import { holds, type Run, withTable } from './table.ts'

const run = (row: number, passed: boolean): Run => ({
  rows: [row],
  results: [{ row, file: 'api/test/a.test.ts', title: 'a', passed }],
  figures: [{ row, text: 'a | b' }],
  date: '2026-12-31',
})

it('a run changes its own rows of the document, in their order, and nothing else', () => {
  const empty = 'Before\n<!-- promises: written by pnpm test:promises -->\n<!-- end of promises -->\nAfter\n'
  const first = withTable(empty, run(12, true))
  const second = withTable(withTable(first, run(3, true)), run(12, false))
  const lines = second.split('\n').filter((line) => /^\| \d/.test(line))
  expect(lines).toEqual([
    '| 3 | Guessing a password | a.test.ts (1) | a \\| b | passed | 2026-12-31 |',
    '| 12 | A foreign or altered build | a.test.ts (1) | a \\| b | 1 failed | 2026-12-31 |',
  ])
  expect(second.startsWith('Before\n')).toBe(true)
  expect(second.endsWith('\nAfter\n')).toBe(true)
})

it('a promise without a test does not hold', () => {
  expect(holds([], 3)).toBe(false)
  expect(holds(run(3, false).results, 3)).toBe(false)
  expect(holds(run(3, true).results, 3)).toBe(true)
})
