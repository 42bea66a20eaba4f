import { execFile, spawnSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type CopyOfProduct, startCopy } from '../../scripts/copy-of-product.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** False in a shallow clone, and where git is missing. */
export const hasCommit = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0

/** Writes the files of a commit into a new folder. */
export async function checkOut(commit: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`
  await run('git', ['archive', `--output=${archive}`, commit], { cwd: root })
  await mkdir(folder)
  await run('tar', ['--extract', '--file', archive, '--directory', folder])
  await rm(archive)
}

/** Starts the product of a checkout as its operator does, which installs its packages and builds it. */
export const startIn = (folder: string, settings: Record<string, string>): Promise<CopyOfProduct> =>
  startCopy(settings, { command: [process.execPath, join(folder, 'scripts/bootstrap.mjs'), 'start'] })
