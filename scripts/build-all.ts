import { join } from 'node:path'
import { ensureBuilt } from '../releases/src/build.ts'
import { remotesIn } from '../releases/src/remotes.ts'

const root = join(import.meta.dirname, '..')

/** Builds the shell and the remotes where their sources have changed. */
export async function buildAll(): Promise<boolean> {
  for (const name of ['shell', ...remotesIn(root)]) await ensureBuilt(join(root, name))
  return true
}
