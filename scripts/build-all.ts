import { join } from 'node:path'
import { ensureBuilt } from '../releases/src/build.ts'

const BUILT = ['shell', 'mf-marketing', 'mf-careers', 'mf-news', 'mf-admin']

/** Builds the shell and the remotes where their sources have changed. */
export async function buildAll(): Promise<boolean> {
  for (const name of BUILT) await ensureBuilt(join(import.meta.dirname, '..', name))
  return true
}
