import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '../integrity.ts'
import type { Gate } from './candidate.ts'

/** Every file of the manifest exists and is unchanged. */
export const files: Gate = async ({ manifest, dir }) => {
  const found = await Promise.all(
    Object.entries(manifest.files).map(async ([file, { size, integrity }]) => {
      const bytes = await readFile(join(dir, file)).catch(() => undefined)
      if (!bytes) return `${file} is missing.`
      if (bytes.length !== size)
        return `${file} has ${bytes.length} bytes instead of the ${size} that were published.`
      return integrityOf(bytes) === integrity ? [] : `${file} was altered: its hash is another.`
    }),
  )
  return found.flat()
}
