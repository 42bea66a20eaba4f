import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

/** One test that proves a promise. */
export interface Result {
  row: number
  /** Path of its file from the root of the repository. */
  file: string
  title: string
  passed: boolean
}

/** How a group of tests names the promise that it proves: `describe('Promise 3: …')`. */
export const MARK = /\bPromise (\d+)\b/

interface VitestReport {
  testResults: {
    name: string
    message?: string
    assertionResults: { fullName: string; title: string; status: string }[]
  }[]
}

interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs: { title: string; ok: boolean; file: string }[]
}

const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'))

export async function vitestResults(file: string, root: string): Promise<Result[]> {
  const { testResults } = await read<VitestReport>(file)
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, title, status }) => ({
        row: Number(MARK.exec(fullName)?.[1]),
        file: relative(root, name),
        title,
        passed: status === 'passed',
      })),
  )
}

const specsOf = (suite: Suite, titles: string): Result[] => [
  ...suite.specs.map(({ title, ok, file }) => ({
    row: Number(MARK.exec(`${titles} ${title}`)?.[1]),
    file: `e2e/${file}`,
    title,
    passed: ok,
  })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, `${titles} ${inner.title}`)),
]

export async function playwrightResults(file: string): Promise<Result[]> {
  const { suites } = await read<{ suites: Suite[] }>(file)
  return suites.flatMap((suite) => specsOf(suite, suite.title))
}

/** Figures that the tests recorded with `figure()`. */
export async function figures(file: string): Promise<{ row: number; text: string }[]> {
  const lines = await readFile(file, 'utf8').catch(() => '')
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
