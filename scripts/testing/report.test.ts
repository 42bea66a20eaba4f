import { expect, it } from 'vitest'
import { afterSecondTry, failedFiles, type TestResult } from './report.ts'

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
