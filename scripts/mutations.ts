import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { pnpmIn } from '../platform/create/src/pnpm.ts'
import { printHelp } from '../platform/server/src/command/index.ts'
import { findBrowser } from './browser.ts'
import { step } from './step.ts'
import { MUTATIONS, type Mutation } from './testing/mutations.ts'

const MOST_SURVIVORS = 2
printHelp(`node scripts/mutations.ts [number ...]
  makes each mutation, or those with these numbers, in a copy of the last commit and tells whether npm test notices it;
  exits with 1 if more than ${MOST_SURVIVORS} go unnoticed`)
const root = join(import.meta.dirname, '..')
const browser = findBrowser()
const folder = await mkdtemp(join(tmpdir(), 'mutations-'))

async function passes(command: string, args: string[]): Promise<boolean> {
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

/** @returns whether a test of `npm test` fails with the mutation */
async function isKilled({ file, text, instead, journeys }: Mutation): Promise<boolean> {
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

const numbers = process.argv.slice(2).map(Number)
const chosen = MUTATIONS.filter((_, index) => numbers.length === 0 || numbers.includes(index + 1))
let survivors = 0
try {
  await step('Copy', async () => {
    await promisify(execFile)('git', ['clone', '--quiet', root, folder])
    await pnpmIn(folder, 'install', '--frozen-lockfile', '--prefer-offline')
  })
  for (const mutation of chosen)
    if (!(await step(`${mutation.name} (${mutation.file})`, () => isKilled(mutation)))) survivors += 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(`${chosen.length - survivors} of ${chosen.length} mutations noticed`)
process.exit(survivors > MOST_SURVIVORS ? 1 : 0)
