import { join } from 'node:path'
import { ensureBuilt } from '../platform/releases/src/build.ts'
import { remotesIn } from '../platform/releases/src/remotes.ts'

const root = join(import.meta.dirname, '..')

/** Builds the shell and the remotes where their sources have changed. */
export async function buildAll(progress: (detail: string) => void): Promise<boolean> {
  const names = ['shell', ...remotesIn(root)]
  for (const [index, name] of names.entries()) {
    progress(`${name} (${index + 1} of ${names.length})`)
    await ensureBuilt(join(root, name))
  }
  return true
}
