import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const LOCKFILE = 'pnpm-lock.yaml'

/**
 * Root of the repository with a package: the nearest folder with a lockfile, which is the remote itself in a team's
 * repository; without one, the folder with all remotes.
 */
export function rootOf(dir: string): string {
  for (let folder = dir; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, LOCKFILE))) return folder
  return dirname(dir)
}
