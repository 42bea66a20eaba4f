import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const formatter = join(import.meta.dirname, '../node_modules/.bin/biome')

/** Writes a file that is in the repository, formatted as lint requires. */
export async function writeDocument(path: string, text: string): Promise<void> {
  await writeFile(path, text)
  await promisify(execFile)(formatter, ['format', '--write', path])
}
