import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { remotesIn } from '../platform/releases/src/remotes.ts'
import { findBrowser } from './browser.ts'
import { buildAll } from './build-all.ts'
import { run } from './run.ts'
import { step } from './step.ts'
import { affectedBy, type Selection } from './testing/affected.ts'
import { filesOf } from './testing/full-suite-only.ts'
import {
  afterSecondTry,
  failedFiles,
  failure,
  playwrightResults,
  type TestResult,
  vitestResults,
} from './testing/report.ts'
import { REPORTS, recordSecondTries, recordSteps } from './testing/run-reports.ts'

/**
 * Command: `test [suite] [base]`. Suites: `main` is `npm test`; `rest` and `releases` run what it leaves out; `all` is
 * the three; `changed` runs what the changes since `base` (a commit, `main` by default) can affect.
 */
const root = join(import.meta.dirname, '..')
const [suite = 'main', base = 'main'] = process.argv.slice(2)
const SUITES = ['main', 'rest', 'releases', 'all', 'changed']
const isPart = suite === 'rest' || suite === 'releases'

// Tests start hundreds of processes, which load their modules faster from here.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')

const total = { passed: 0, failed: 0 }
const failures: string[] = []
/** @param failed names each failure */
const count = (passed: number, failed: string[]) => {
  total.passed += passed
  total.failed += failed.length
  failures.push(...failed)
}

/** A check is one test: it passes or it fails. */
async function check(name: string, work: (progress: (detail: string) => void) => Promise<boolean>) {
  const ok = await step(name, work)
  count(ok ? 1 : 0, ok ? [] : [`✗ ${name}`])
}

/** More than this many broken files are no accident. */
const MOST_AGAIN = 5

/** Runs test files, or all of the suite, and leaves no report when it breaks down. */
type Execute = (files: string[]) => Promise<{ ok: boolean; results: TestResult[] }>

/**
 * Runs tests and counts them. Files that failed run once more on their own: a test that passes then is named, noted
 * in a report and counts as passed.
 */
const runTests = (name: string, execute: Execute) => step(name, () => runAndCount(name, execute))

async function runAndCount(name: string, execute: Execute) {
  const first = await execute([])
  const again = failedFiles(first.results)
  const isWorthIt = again.length > 0 && again.length <= MOST_AGAIN
  if (isWorthIt) console.log(`… Once more: ${again.join(', ')}`)
  const second = isWorthIt ? await execute(again) : { ok: first.ok, results: [] }
  const { results, passedLater } = afterSecondTry(first.results, second.results)
  for (const name of passedLater) console.log(`! Passed at the second try: ${name}`)
  await recordSecondTries(passedLater)
  const failed = results.filter(({ passed }) => !passed)
  // A run that ended badly without a failed test has failed too.
  const isBroken = !second.ok && failed.length === 0
  count(results.length - failed.length, isBroken ? [`✗ ${name}: the run ended badly.`] : failed.map(failure))
  return second.ok && failed.length === 0
}

const PACKAGES = [
  ...globSync('{platform,shared}/*/package.json', { cwd: root }).map(dirname),
  'shell',
  ...remotesIn(root),
  'api',
  'lms',
  'e2e',
  'deploy',
  'bench',
]

const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['Types', 'tsc', '-b', '.', 'shell', 'bench', 'platform', 'platform/host', 'platform/example'],
  ['Import rules', 'depcruise', ...PACKAGES, 'scripts', '--output-type', 'err'],
  ['Unused files, exports and dependencies', 'knip'],
  ['Lint', 'biome', 'check', '.'],
  ['Style sheets', 'stylelint', '**/*.css', '--ignore-path', '.gitignore'],
  ['Vocabulary', 'node', 'scripts/vocabulary.ts'],
  ['Packages', 'sherif'],
]

/** Part of the tests, such as `1/3`, where several machines share a suite. */
const shard = process.env.SHARD ? [`--shard=${process.env.SHARD}`] : []

const isUnit = (file: string) => !file.startsWith('e2e/')

/** Arguments by which Vitest runs the unit and integration tests of a suite; undefined when it has none. */
function unitTests({ units }: Selection): string[] | undefined {
  if (units) return units.length > 0 ? ['related', ...units, '--run'] : undefined
  return ['run', ...(isPart ? filesOf(suite).filter(isUnit) : [])]
}

/** Files that run again have failed in this part. */
const shardOf = (again: string[]) => (again.length > 0 ? [] : shard)

async function main() {
  if (!SUITES.includes(suite)) throw new Error(`There is no suite ${suite}: ${SUITES.join(', ')}.`)
  const selection = suite === 'changed' ? await affectedBy(root, base) : {}
  if (!isPart)
    await Promise.all(CHECKS.map(([name, command, ...args]) => check(name, () => run(command, args))))

  const unitArgs = unitTests(selection)
  if (unitArgs)
    await runTests('Unit and integration tests', async (files) => {
      const report = join(REPORTS, `unit-${files.length}.json`)
      const selected = files.length > 0 ? ['run', ...files] : unitArgs
      const args = [
        ...selected,
        ...shardOf(files),
        // By default Vitest leaves one core idle, which is half of a small machine. Projects do not inherit the setting.
        '--maxWorkers=2',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]
      const ok = await run('vitest', args, { watch: true, env: { SUITE: suite } })
      return { ok, results: await vitestResults(report, root).catch(() => []) }
    })

  const { specs } = selection
  if (specs?.length === 0) return
  await check('Builds', buildAll)
  const browser = await step('Browser', async () => findBrowser())
  const env = { SUITE: suite, ...(browser ? { CHROMIUM_PATH: browser } : {}) }
  await runTests('Journeys in a browser', async (files) => {
    const report = join(root, 'e2e/test-results/report.json')
    await rm(report, { force: true })
    const selected = files.length > 0 ? files : (specs ?? [])
    // Traces slow each journey by an eighth, so only the second try records them.
    const trace = files.length > 0 ? ['--trace', 'retain-on-failure'] : []
    const args = ['test', '--config', 'e2e/playwright.config.ts', ...selected, ...shardOf(files), ...trace]
    const ok = await run('playwright', args, { watch: true, env })
    return { ok, results: await playwrightResults(report).catch(() => []) }
  })
}

await main().catch((error: unknown) => {
  count(0, [`✗ ${error instanceof Error ? error.stack : error}`])
})
await recordSteps()
for (const text of failures) console.log(text)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
