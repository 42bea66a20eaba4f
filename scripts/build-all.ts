import { join } from 'node:path'
import { ensureBuilt } from '../releases/src/build.ts'
import { remotesIn } from '../releases/src/remotes.ts'

const root = join(import.meta.dirname, '..')

/** Builds the shell and the remotes where their sources have changed. */
export async function buildAll(tell: (detail: string) => void): Promise<boolean> {
  const names = ['shell', ...remotesIn(root)]
  for (const [place, name] of names.entries()) {
    tell(`${name} (${place + 1} of ${names.length})`)
    await ensureBuilt(join(root, name))
  }
  return true
}
