import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The versions of the remote kit that a remote supports: the one installed in its repository, and newer ones
 * of the same major version. Undefined in the site's own repository, where remotes are built from the kit's
 * sources.
 */
export function kitRangeOf(dir: string): string | undefined {
  const file = join(dir, 'node_modules/@arunika/remote-kit/package.json')
  if (!existsSync(file)) return undefined
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return `^${version}`
}
