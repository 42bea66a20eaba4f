import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test that ran. */
export interface TestResult {
  /** Path of its file from the root of the repository. */
  file: string
  title: string
  /** With the titles of the groups that it stands in. */
  fullName: string
  passed: boolean
  /** Message of the failure; missing if it passed. */
  message?: string
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; title: string; status: string; failureMessages: string[] }[]
  }[]
}

interface Suite {
  title: string
  suites?: Suite[]
  specs: {
    title: string
    ok: boolean
    file: string
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

/** Maximum number of lines of a message that is shown at the end of a run. */
const LONGEST_MESSAGE = 8

/** Names a failed test for the end of a run: its file, its name and the first lines of its message. */
export function failure({ file, fullName, message = '' }: TestResult): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .slice(0, LONGEST_MESSAGE)
  return [`✗ ${file}: ${fullName}`, ...lines].join('\n    ')
}

const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'))

/**
 * Tests in Vitest's report in JSON; a file that fails outside of its tests counts as one more.
 * @throws Error when there is no such report
 */
export async function vitestResults(report: string, root: string): Promise<TestResult[]> {
  const { testResults } = await read<VitestReport>(report)
  return testResults.flatMap(({ name, status: whole, message, assertionResults }) => {
    const file = relative(root, name)
    const results = assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, title, status, failureMessages: [message] }) => ({
        ...{ file, title, fullName, message },
        passed: status === 'passed',
      }))
    const isBroken = whole === 'failed' && results.every(({ passed }) => passed)
    return isBroken ? [...results, { file, title: file, fullName: file, passed: false, message }] : results
  })
}

const specsOf = (suite: Suite, titles: string): TestResult[] => [
  ...suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, ok, file, tests }) => ({
      file: `e2e/${file}`,
      title,
      fullName: `${titles} ${title}`,
      passed: ok,
      message: tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0]?.message,
    })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, `${titles} ${inner.title}`)),
]

/**
 * Tests in Playwright's report in JSON.
 * @throws Error when there is no such report
 */
export async function playwrightResults(report: string): Promise<TestResult[]> {
  const { suites } = await read<{ suites: Suite[] }>(report)
  return suites.flatMap((suite) => specsOf(suite, suite.title))
}

/** Files with a failed test, each once. */
export const failedFiles = (results: TestResult[]): string[] => [
  ...new Set(results.filter(({ passed }) => !passed).map(({ file }) => file)),
]

/**
 * What stands after the files that failed ran again, on their own: of these files the second results count. What
 * failed at first alone fell to chance, or to its neighbours: it is named, so that somebody mends it.
 */
export function afterSecondTry(first: TestResult[], second: TestResult[]) {
  const again = new Set(second.map(({ file }) => file))
  const name = ({ file, fullName }: TestResult) => `${file}: ${fullName}`
  const failed = new Set(second.filter(({ passed }) => !passed).map(name))
  return {
    results: [...first.filter(({ file }) => !again.has(file)), ...second],
    passedLater: first
      .filter((one) => !one.passed && again.has(one.file) && !failed.has(name(one)))
      .map(name),
  }
}
