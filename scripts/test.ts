import { globSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { remotesIn } from '../releases/src/remotes.ts'
import { findBrowser } from './browser.ts'
import { buildAll } from './build-all.ts'
import { run } from './run.ts'
import { step } from './step.ts'

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

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

/** A run that ended badly without a failed test has failed too. */
async function countReport(ok: boolean, file: string): Promise<boolean> {
  const report: Report = await readFile(file, 'utf8').then(JSON.parse, () => ({}))
  const passed = report.numPassedTests ?? report.stats?.expected ?? 0
  const failed = report.numFailedTests ?? (report.stats ? report.stats.unexpected + report.stats.flaky : 0)
  count(passed, ok ? failed : Math.max(failed, 1))
  return ok
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

  const units = join(reports, 'unit.json')
  const unitArgs = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${units}`]
  await step('Unit and integration tests', async () =>
    countReport(await run('vitest', unitArgs, { watch: true }), units),
  )

  await check('Builds', buildAll)
  const browser = await step('Browser', async () => findBrowser())
  const journeys = join(root, 'e2e/test-results/report.json')
  const env = browser ? { CHROMIUM_PATH: browser } : {}
  await step('Journeys in a browser', async () =>
    countReport(
      await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { watch: true, env }),
      journeys,
    ),
  )
}

await main().catch((error: unknown) => {
  console.error(error)
  count(0, 1)
})
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
