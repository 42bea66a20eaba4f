import { expect, it } from 'vitest'
import { afterSecondTry, failedFiles, failure, type TestResult } from './report.ts'

const result = (file: string, title: string, passed: boolean): TestResult => ({
  file,
  title,
  fullName: title,
  passed,
})

it('of a file that ran again its second results count, and what passed only then is named', () => {
  const first = [
    result('sound.test.ts', 'holds', true),
    result('broken.test.ts', 'is broken', false),
    result('broken.test.ts', 'fell to chance', false),
    result('lost.test.ts', 'did not run again', false),
  ]
  expect(failedFiles(first)).toEqual(['broken.test.ts', 'lost.test.ts'])
  const second = [
    result('broken.test.ts', 'is broken', false),
    result('broken.test.ts', 'fell to chance', true),
  ]
  const { results, passedLater } = afterSecondTry(first, second)
  expect(passedLater).toEqual(['broken.test.ts: fell to chance'])
  expect(results.filter(({ passed }) => !passed).map(({ title }) => title)).toEqual([
    'did not run again',
    'is broken',
  ])
})

it('a failure is named by its file and test, with the first lines of what failed', () => {
  const message = [
    '\u001b[31mexpected 1 to be 2\u001b[39m',
    '    at runTest (/node_modules/runner.js:1:1)',
    ...Array(20).fill('    at /broken.test.ts:1:1'),
  ].join('\n')
  const lines = failure({ ...result('broken.test.ts', 'is broken', false), message }).split('\n')
  expect(lines.slice(0, 2)).toEqual(['✗ broken.test.ts: is broken', '    expected 1 to be 2'])
  expect(lines[2]).toContain('at /broken.test.ts')
  expect(lines.length).toBeLessThan(10)
})
