import { readFile } from 'node:fs/promises'
import type { TestResult } from '../testing/report.ts'

/** One test that proves a promise. */
export interface Result extends Omit<TestResult, 'fullName'> {
  row: number
}

/** How a group of tests names the promise that it proves: `describe('Promise 3: …')`. */
export const MARK = /\bPromise (\d+)\b/

/** The tests with the row that their group names. */
export const withRows = (results: TestResult[]): Result[] =>
  results.map(({ fullName, ...result }) => ({ ...result, row: Number(MARK.exec(fullName)?.[1]) }))

/** Figures that the tests recorded with `figure()`. */
export async function figures(file: string): Promise<{ row: number; text: string }[]> {
  const lines = await readFile(file, 'utf8').catch(() => '')
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
