import { execFileSync } from 'node:child_process'
import type { BuildManifest } from '@anyam/federation'

type Provenance = Pick<BuildManifest, 'commit' | 'dirty'>

/** Sources of a package's build outside its own folder. */
const SHARED_SOURCES = [':/platform', ':/shared', ':/pnpm-lock.yaml']

/** The commit from which a package is built, and whether its sources have uncommitted changes. */
export function provenanceOf(dir: string): Provenance {
  try {
    const commit = git(dir, 'rev-parse', 'HEAD')
    const isDirty = git(dir, 'status', '--porcelain', '--', '.', ...SHARED_SOURCES) !== ''
    return { commit, ...(isDirty && { dirty: true }) }
  } catch {
    return { commit: 'none' }
  }
}

/** Address of the repository without a password; undefined if there is none. */
export function repositoryOf(dir: string): string | undefined {
  try {
    return git(dir, 'remote', 'get-url', 'origin').replace(/\/\/[^@/]*@/, '//')
  } catch {
    return undefined
  }
}

/** Display text: `3413d898`, or `3413d898 and uncommitted changes`. */
export const commitInWords = ({ commit, dirty }: Provenance) =>
  `${commit.slice(0, 8)}${dirty ? ' and uncommitted changes' : ''}`

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
