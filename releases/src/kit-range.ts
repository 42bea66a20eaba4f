import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The versions of the remote kit that a remote needs: the one that its repository has installed, and newer ones of that major.
 * Undefined in the site's own repository, where a remote is built from the sources of the kit.
 */
export function kitRangeOf(dir: string): string | undefined {
  const file = join(dir, 'node_modules/@arunika/remote-kit/package.json')
  if (!existsSync(file)) return undefined
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return `^${version}`
}
