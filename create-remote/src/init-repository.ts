import { execFileSync } from 'node:child_process'

/** Makes a folder a git repository without commits, so that builds from it name the commits to come. */
export function initRepository(dir: string): void {
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', dir])
}
