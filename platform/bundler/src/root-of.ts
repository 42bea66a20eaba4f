import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const LOCKFILE = 'pnpm-lock.yaml'

/** Root of a remote's repository: the remote itself in a team's repository, otherwise the folder with all remotes. */
export const rootOf = (dir: string): string => (existsSync(join(dir, LOCKFILE)) ? dir : join(dir, '..'))
