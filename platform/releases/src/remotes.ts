import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Names of the remotes in a checkout: every package that declares paths of the site. */
export function remotesIn(root: string): string[] {
  const dirs = globSync('mf-*', { cwd: root }).map((name) => join(root, name))
  return dirs
    .filter(ownsPaths)
    .map((dir) => basename(dir))
    .sort()
}

function ownsPaths(dir: string): boolean {
  try {
    return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).federation !== undefined
  } catch {
    return false
  }
}
