import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.ts'
import { buildAll } from './build-all.ts'
import { figures, MARK, type Result, withRows } from './promises/results.ts'
import { PROMISES } from './promises/rows.ts'
import { holds, tableOf, withTable } from './promises/table.ts'
import { run } from './run.ts'
import { step } from './step.ts'
import { playwrightResults, vitestResults } from './testing/report.ts'
import { writeDocument } from './write-document.ts'

/**
 * Command: runs the tests of every promise of docs/security.md, or of the named rows, and prints what they
 * reached. Writes it to docs/security.md, unless `--no-write` is given.
 */
const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { write: { type: 'boolean', default: true } },
})
const rows = positionals.length > 0 ? positionals.map(Number) : Object.keys(PROMISES).map(Number)
const marked = `Promise (${rows.join('|')})\\b`
const out = await mkdtemp(join(tmpdir(), 'promises-'))
const env = { PROMISES: '1', PROMISE_FIGURES: join(out, 'figures') }

/** Files with a test of one of these promises: others need not be loaded. */
async function filesOf(pattern: string): Promise<string[]> {
  const found: string[] = []
  const exclude = (name: string) => name === 'node_modules' || name === 'dist'
  for await (const file of glob(pattern, { cwd: root, exclude })) {
    const marks = (await readFile(join(root, file), 'utf8')).matchAll(new RegExp(MARK, 'g'))
    if ([...marks].some(([, row]) => rows.includes(Number(row)))) found.push(file)
  }
  return found
}

/** One file at a time, so that no other test disturbs a measurement. */
async function runVitest(name: string, files: string[], config: string[]): Promise<Result[]> {
  if (files.length === 0) return []
  const report = join(out, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--no-file-parallelism', '-t', marked, ...reporters, ...config, ...files]
  await step(name, () => run('vitest', args, { watch: true, env }))
  return vitestResults(report, root).then(withRows, () => [])
}

async function runPlaywright(): Promise<Result[]> {
  if ((await filesOf('e2e/**/*.spec.ts')).length === 0) return []
  await step('Builds', buildAll)
  const browser = findBrowser()
  const report = join(root, 'e2e/test-results/report.json')
  await rm(report, { force: true })
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--grep', marked]
  const own = browser ? { ...env, CHROMIUM_PATH: browser } : env
  await step('In a browser', () => run('playwright', args, { watch: true, env: own }))
  return playwrightResults(report).then(withRows, () => [])
}

/** Those need their own configuration: they start several servers each. */
const needsTopology = /^deploy\/((topology|edge|s3|releases-s3)\.|[^/]*\.promise\.)/
/** Builds images and runs them. It needs a container engine, and says so if there is none. */
const needsEngine = /^deploy\/containers\./
const files = await filesOf('{platform,shared,shell,mf-*,api,lms,deploy,scripts}/**/*.test.{ts,tsx}')
const results = [
  ...(await runVitest(
    'Unit and integration',
    files.filter((file) => !needsTopology.test(file) && !needsEngine.test(file)),
    [],
  )),
  ...(await runVitest(
    'Several machines',
    files.filter((file) => needsTopology.test(file)),
    ['--config', 'deploy/vitest.topology.config.ts'],
  )),
  ...(await runVitest(
    'Containers',
    files.filter((file) => needsEngine.test(file)),
    ['--config', 'deploy/vitest.containers.config.ts'],
  )),
  ...(await runPlaywright()),
]

const done = {
  rows,
  results,
  figures: await figures(env.PROMISE_FIGURES),
  date: new Date().toISOString().slice(0, 10),
}
console.log(`\n${tableOf(done)}\n`)
if (values.write) {
  const document = join(root, 'docs/security.md')
  await writeDocument(document, withTable(await readFile(document, 'utf8'), done))
}
await rm(out, { recursive: true })
process.exit(rows.every((row) => holds(results, row)) ? 0 : 1)
