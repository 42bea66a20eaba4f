import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../..')

/**
 * The pinned package manager, as the first file of a start runs it.
 * @returns its output
 */
export const pnpm = (...args: string[]): Promise<string> => pnpmIn(root, ...args)

/** The same in another folder. */
export async function pnpmIn(dir: string, ...args: string[]): Promise<string> {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const { stdout } = await promisify(execFile)('npx', ['--yes', packageManager, ...args], {
    cwd: dir,
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}

/**
 * Writes the command `pnpm` into a folder, for commands of people and runners, which have it: a machine need not.
 * @returns a PATH that begins with the folder
 */
export async function pnpmOnPath(dir: string): Promise<string> {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  await writeFile(join(dir, 'pnpm'), `#!/bin/sh\nexec npx --yes ${packageManager} "$@"\n`, { mode: 0o755 })
  return dir + delimiter + process.env.PATH
}
