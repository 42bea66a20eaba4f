import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { takeNoArguments } from '../platform/server/src/command/index.ts'
import { REPORTS, STEPS } from './testing/run-reports.ts'

takeNoArguments(
  'node scripts/test-times.ts: prints where the time of the last test run in this checkout went',
)
const root = join(import.meta.dirname, '..')
const MOST_FILES = 25

interface FileTime {
  file: string
  tests: number
  seconds: number
}

interface UnitReport {
  testResults: { name: string; assertionResults: { duration?: number | null }[] }[]
}

interface JourneySuite {
  suites?: JourneySuite[]
  specs: { file: string; tests: { results: { duration: number }[] }[] }[]
}

const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'))
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

async function unitTimes(): Promise<FileTime[]> {
  const file = join(REPORTS, 'unit-0.json')
  if (!existsSync(file)) return []
  const { testResults } = await read<UnitReport>(file)
  return testResults.map(({ name, assertionResults }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    seconds: sum(assertionResults.map(({ duration }) => duration ?? 0)) / 1000,
  }))
}

const specsOf = (suite: JourneySuite): JourneySuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

async function journeyTimes(): Promise<FileTime[]> {
  const file = join(root, 'e2e/test-results/report.json')
  if (!existsSync(file)) return []
  const { suites } = await read<{ suites: JourneySuite[] }>(file)
  const byFile = Map.groupBy(suites.flatMap(specsOf), (spec) => `e2e/${spec.file}`)
  return [...byFile].map(([name, specs]) => {
    const durations = specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map((one) => one.duration)),
    )
    return { file: name, tests: specs.length, seconds: sum(durations) / 1000 }
  })
}

function row(...cells: (string | number)[]): void {
  console.log(`| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join(' | ')} |`)
}

function table(title: string, head: string[], rows: (string | number)[][]): void {
  console.log(`\n${title}\n`)
  row(...head)
  row(...head.map(() => '---'))
  for (const cells of rows) row(...cells)
}

if (!existsSync(STEPS)) {
  console.error('There is no report of a run yet: run npm test first.')
  process.exit(1)
}
const { steps, cpuSeconds } = await read<{
  steps: { name: string; seconds: number }[]
  cpuSeconds?: number
}>(STEPS)
table(
  `Steps${cpuSeconds ? `; processor time of all: ${cpuSeconds.toFixed(0)} s` : ''}`,
  ['step', 'seconds'],
  steps.map(({ name, seconds }) => [name, seconds]),
)
const files = [...(await unitTimes()), ...(await journeyTimes())]
const parts = Map.groupBy(files, ({ file }) =>
  file
    .split('/')
    .slice(0, /^(shared|e2e)\//.test(file) ? 2 : 1)
    .join('/'),
)
table(
  'Own time of the tests, by part',
  ['part', 'files', 'tests', 'seconds'],
  [...parts]
    .map(([part, of]): [string, string, string, number] => [
      part,
      String(of.length),
      String(sum(of.map(({ tests }) => tests))),
      sum(of.map(({ seconds }) => seconds)),
    ])
    .sort((a, b) => b[3] - a[3]),
)
table(
  `The ${MOST_FILES} slowest files`,
  ['file', 'tests', 'seconds'],
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_FILES)
    .map(({ file, tests, seconds }) => [file, String(tests), seconds]),
)
