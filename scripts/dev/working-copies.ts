import { basename } from 'node:path'
import { rspack } from '@rspack/core'
import { hostCopyConfig, workingCopyConfig } from '../../platform/bundler/src/working-copy.ts'
import { copyOrigin, type ServedCopies, serveCopies } from '../../platform/kit/src/dev/serve-copies.ts'
import { shell } from '../../shell/rspack.config.ts'

export type { ServedCopies }

/** Folder of a remote or of the shell, and the port where it is served. */
export interface WorkingCopy {
  dir: string
  port: number
}

/**
 * Serves working copies of this checkout.
 * @param sites origins of the shells that may show them
 */
export const serveWorkingCopies = (
  wanted: readonly WorkingCopy[],
  sites: readonly string[],
): Promise<ServedCopies> => serveCopies(wanted.map(copyOf), sites)

function copyOf({ dir, port }: WorkingCopy) {
  const origin = copyOrigin(port)
  const config = dir === shell.dir ? hostCopyConfig(shell, origin) : workingCopyConfig(dir, origin)
  return { name: basename(dir), port, compiler: rspack(config) }
}
