import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { remotesIn } from '../../platform/releases/src/remotes.ts'
import { FULL_SUITE_ONLY } from './full-suite-only.ts'

/** Tests to run; a list that is missing means all of the suite. */
export interface Selection {
  /** Changed sources; Vitest finds the tests that import them. */
  units?: string[]
  /** Files of journeys. */
  specs?: string[]
}

interface Remote {
  name: string
  /** Paths of the site that a page of it, or a page with a slot of it, has. */
  paths: string[]
}

/** Files without effect on a running product. */
const INERT = /^(docs|art|\.github|\.changeset)\/|\.md$/
/** What every test depends on. */
const EVERYTHING = /^(pnpm-(lock|workspace)\.yaml|package\.json|tsconfig\.base\.json|vitest\.config\.ts)$/

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from a commit, new ones included. */
const changedSince = (root: string, base: string): string[] => [
  ...git(root, 'diff', '--name-only', '--diff-filter=d', '--merge-base', base),
  ...git(root, 'ls-files', '--others', '--exclude-standard'),
]

function readRemotes(root: string): Remote[] {
  const all = remotesIn(root).map((name) => {
    const { federation } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
    const {
      owns,
      slots = {},
      uses = [],
    } = federation as {
      owns: string[]
      slots?: Record<string, unknown>
      uses?: string[]
    }
    return { name, owns, slots: Object.keys(slots), uses }
  })
  return all.map(({ name, owns, slots }) => ({
    name,
    paths: [
      ...owns,
      ...all.filter(({ uses }) => slots.some((slot) => uses.includes(slot))).flatMap((one) => one.owns),
    ],
  }))
}

/** Whether a journey opens an address below one of the paths. */
function opens(text: string, paths: readonly string[]): boolean {
  const quoted = paths.map((path) => (path === '/' ? "'/'" : `['"\`}](/id)?${RegExp.escape(path)}\\b`))
  return new RegExp(quoted.join('|')).test(text)
}

/**
 * Selects what the changes since a commit can affect: tests by the import graph, journeys by the paths that a changed
 * remote declares (`federation.owns`, and those of remotes that show its slots). A change elsewhere affects every journey.
 * @throws Error when git does not know the commit
 */
export async function affectedBy(root: string, base: string): Promise<Selection> {
  const changed = changedSince(root, base).filter((file) => !INERT.test(file))
  if (changed.some((file) => EVERYTHING.test(file))) return {}
  const remotes = readRemotes(root)
  const remoteOf = (file: string) => remotes.find(({ name }) => file.startsWith(`${name}/`))
  const outside = changed.filter((file) => !remoteOf(file) && !isTest(file))
  if (outside.length > 0) return { units: changed }
  const paths = changed.flatMap((file) => (isTest(file) ? [] : (remoteOf(file)?.paths ?? [])))
  const specs: string[] = changed.filter((file) => file.endsWith('.spec.ts'))
  for await (const file of glob('e2e/{journeys,faults,releases}/*.spec.ts', { cwd: root })) {
    if (specs.includes(file) || file in FULL_SUITE_ONLY || paths.length === 0) continue
    if (opens(await readFile(join(root, file), 'utf8'), paths)) specs.push(file)
  }
  return { units: changed.filter((file) => !file.startsWith('e2e/')), specs }
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
