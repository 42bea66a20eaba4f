import { execFileSync } from 'node:child_process'

/** Initialises a git repository without commits, so that builds record the commits made later. */
export function initRepository(dir: string): void {
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', dir])
}
