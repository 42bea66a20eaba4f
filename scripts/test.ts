import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { remotesIn } from '../releases/src/remotes.ts'
import { findBrowser } from './browser.ts'
import { buildAll } from './build-all.ts'
import { run } from './run.ts'
import { step } from './step.ts'
import {
  afterSecondTry,
  failedFiles,
  playwrightResults,
  type TestResult,
  vitestResults,
} from './test-report.ts'

const root = join(import.meta.dirname, '..')
const SHARED = globSync('shared/*/package.json', { cwd: root }).map(dirname)
const PACKAGES = [
  ...SHARED,
  'shell',
  ...remotesIn(root),
  'releases',
  'remote-kit',
  'create-remote',
  'api',
  'lms',
  'e2e',
  'deploy',
  'bench',
]

const total = { passed: 0, failed: 0 }
const count = (passed: number, failed: number) => {
  total.passed += passed
  total.failed += failed
}

/** A check is one test: it passes or it fails. */
async function check(name: string, work: (progress: (detail: string) => void) => Promise<boolean>) {
  const ok = await step(name, work)
  count(ok ? 1 : 0, ok ? 0 : 1)
}

/** More than this many broken files are no accident. */
const MOST_AGAIN = 5

/**
 * Runs tests and counts them. Files that failed run once more on their own: a test that passes then is named and
 * counts as passed.
 * @param execute runs the files, or all, and leaves no report when it breaks down
 */
async function runTests(execute: (files: string[]) => Promise<{ ok: boolean; results: TestResult[] }>) {
  const first = await execute([])
  const again = failedFiles(first.results)
  const isWorthIt = again.length > 0 && again.length <= MOST_AGAIN
  if (isWorthIt) console.log(`… Once more: ${again.join(', ')}`)
  const second = isWorthIt ? await execute(again) : { ok: first.ok, results: [] }
  const { results, passedLater } = afterSecondTry(first.results, second.results)
  for (const name of passedLater) console.log(`! Passed at the second try: ${name}`)
  const failed = results.filter(({ passed }) => !passed).length
  // A run that ended badly without a failed test has failed too.
  count(results.length - failed, second.ok ? failed : Math.max(failed, 1))
  return second.ok && failed === 0
}

const types = (name: string) => run('tsc', ['--noEmit', '-p', name])

async function main() {
  const reports = await mkdtemp(join(tmpdir(), 'site-tests-'))
  await check('Types', async () => (await Promise.all(['.', ...PACKAGES].map(types))).every(Boolean))
  await check('Lint', () => run('biome', ['check', '.']))
  await check('Vocabulary', () => run('node', ['scripts/vocabulary.ts']))
  await check('Style sheets', () => run('stylelint', ['**/*.css', '--ignore-path', '.gitignore']))
  await check('Packages', () => run('sherif', []))
  await check('Unused files, exports and dependencies', () => run('knip', []))
  await check('Import rules', () => run('depcruise', [...PACKAGES, 'scripts', '--output-type', 'err']))

  await step('Unit and integration tests', () =>
    runTests(async (files) => {
      const report = join(reports, `unit-${files.length}.json`)
      const args = ['run', ...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const ok = await run('vitest', args, { watch: true })
      return { ok, results: await vitestResults(report, root).catch(() => []) }
    }),
  )

  await check('Builds', buildAll)
  const browser = await step('Browser', async () => findBrowser())
  const env = browser ? { CHROMIUM_PATH: browser } : {}
  await step('Journeys in a browser', () =>
    runTests(async (files) => {
      const report = join(root, 'e2e/test-results/report.json')
      await rm(report, { force: true })
      const args = ['test', '--config', 'e2e/playwright.config.ts', ...files]
      const ok = await run('playwright', args, { watch: true, env })
      return { ok, results: await playwrightResults(report).catch(() => []) }
    }),
  )
}

await main().catch((error: unknown) => {
  console.error(error)
  count(0, 1)
})
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
