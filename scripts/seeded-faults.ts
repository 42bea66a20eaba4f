import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from './browser.ts'
import { pnpmIn } from './pnpm.ts'
import { step } from './step.ts'
import { SEEDED_FAULTS, type SeededFault } from './testing/seeded-faults.ts'

/**
 * Command: `seeded-faults [number ...]` puts each fault, or those with these numbers, into a copy of the last commit
 * and tells whether `npm test` notices it. Exits with 1 if more than `MOST_UNNOTICED` go unnoticed.
 */
const MOST_UNNOTICED = 2
const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'seeded-faults-'))

async function passes(command: string, args: string[]): Promise<boolean> {
  const browser = findBrowser()
  const env = {
    ...process.env,
    PATH: join(folder, 'node_modules/.bin') + delimiter + process.env.PATH,
    SUITE: 'main',
    ...(browser && { CHROMIUM_PATH: browser }),
  }
  const work = promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 2 ** 28 })
  return work.then(
    () => true,
    () => false,
  )
}

const unitTestsPass = (file: string) =>
  passes('vitest', ['related', file, '--run', '--bail=1', '--maxWorkers=2', '--passWithNoTests'])

const journeysPass = (files: string[]) =>
  passes('playwright', ['test', '--config', 'e2e/playwright.config.ts', '-x', ...files])

/** @returns whether a test of `npm test` fails while the fault is there */
async function isNoticed({ file, text, instead, journeys }: SeededFault): Promise<boolean> {
  const path = join(folder, file)
  const source = await readFile(path, 'utf8')
  await writeFile(
    path,
    source.replace(text, () => instead),
  )
  try {
    if (!(await unitTestsPass(file))) return true
    return journeys !== undefined && !(await journeysPass(journeys))
  } finally {
    await writeFile(path, source)
  }
}

const asked = process.argv.slice(2).map(Number)
const chosen = SEEDED_FAULTS.filter((_, index) => asked.length === 0 || asked.includes(index + 1))
let unnoticed = 0
try {
  await step('Copy', async () => {
    await promisify(execFile)('git', ['clone', '--quiet', root, folder])
    await pnpmIn(folder, 'install', '--frozen-lockfile', '--prefer-offline')
  })
  for (const fault of chosen)
    if (!(await step(`${fault.name} (${fault.file})`, () => isNoticed(fault)))) unnoticed += 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(`${chosen.length - unnoticed} of ${chosen.length} faults noticed`)
process.exit(unnoticed > MOST_UNNOTICED ? 1 : 0)
