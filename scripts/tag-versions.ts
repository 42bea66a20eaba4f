import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { printHelp } from '../platform/server/src/command/index.ts'
import { VERSION } from '../platform/server/src/version/index.ts'
import { COMMITS_BEFORE_VERSIONS } from './versions-before.ts'

// Command: tags the commits of all versions that have no tag yet.
printHelp('node scripts/tag-versions.ts: tags the commit of each version of the product, locally')

const root = join(import.meta.dirname, '..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const versionAt = (commit: string): string | undefined =>
  JSON.parse(git('show', `${commit}:package.json`)).version

const commits: Record<string, string> = { ...COMMITS_BEFORE_VERSIONS }
// Oldest first: a version belongs to the commit that introduced it.
for (const commit of git(
  'log',
  '--reverse',
  '--format=%H',
  `${COMMITS_BEFORE_VERSIONS['0.2.0']}..HEAD`,
  '--',
  'package.json',
)
  .split('\n')
  .filter(Boolean)) {
  const version = versionAt(commit)
  if (version) commits[version] ??= commit
}
// The current version ends with the commit that is tagged.
commits[VERSION] = 'HEAD'
const tags = git('tag', '--list').split('\n')
for (const [version, commit] of Object.entries(commits)) {
  const tag = `v${version}`
  if (tags.includes(tag)) continue
  git('tag', '--annotate', tag, commit, '--message', `Version ${version}`)
  console.log(`${tag}  ${git('rev-parse', '--short', `${tag}^{commit}`)}`)
}
