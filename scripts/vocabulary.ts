import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeNoArguments } from '../platform/server/src/command/index.ts'
import { findRetired } from './vocabulary/check.ts'

takeNoArguments('node scripts/vocabulary.ts: refuses names with words for which the field has others')
const root = join(import.meta.dirname, '..')
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
})
const paths = listed
  .toString()
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)))
const found = findRetired(paths.map((path) => ({ path, text: textOf(path) })))
for (const refusal of found) console.error(refusal)
process.exit(found.length === 0 ? 0 : 1)

/** Pictures are named by their articles and courses: only sources have words of ours. */
function textOf(path: string): string {
  return /\.(ts|tsx|mjs|js|css)$/.test(path) ? readFileSync(join(root, path), 'utf8') : ''
}
