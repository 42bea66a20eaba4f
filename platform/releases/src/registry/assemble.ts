import { copyFile, link, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { CodedError } from '@anyam/server/errors'
import { inParallel } from '../in-parallel.ts'
import { integrityOf } from '../integrity.ts'
import type { Upload } from './build-upload.ts'

/**
 * Puts the files of an upload into a folder under their names. Files that another build already has are
 * linked, so that the disk stores them once.
 * @param sourceOf returns the path of the bytes with a hash
 * @throws CodedError if a file is missing or altered, or if a compressed twin has different contents
 */
export async function assemble(
  { manifest, files }: Upload,
  folder: string,
  sourceOf: (integrity: string) => Promise<string | undefined>,
): Promise<void> {
  await inParallel(Object.entries(files), async ([name, { integrity }]) => {
    const source = await sourceOf(integrity)
    if (!source) throw new CodedError('upload_incomplete', { message: `${name} has not arrived yet.` })
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    // Copies if the file systems differ or do not support links.
    await link(source, path).catch(() => copyFile(source, path))
    const bytes = await readFile(path)
    if (integrityOf(bytes) !== integrity)
      throw new CodedError('file_altered', { message: `${name} is not what the manifest says.` })
    await assertTwin(name, bytes, manifest.files)
  })
}

/** A compressed twin is served in place of its file, so it must have the same contents. */
async function assertTwin(name: string, bytes: Buffer, files: Upload['manifest']['files']): Promise<void> {
  const [, of = '', suffix] = /^(.*)\.(br|gz)$/.exec(name) ?? []
  const original = files[of]
  if (!original || files[name]) return
  const options = { maxOutputLength: original.size + 1 }
  const unpack = suffix === 'br' ? promisify(brotliDecompress) : promisify(gunzip)
  const content = await unpack(bytes, options).catch(() => undefined)
  if (!content || integrityOf(content as Buffer) !== original.integrity)
    throw new CodedError('file_altered', { message: `${name} does not hold what ${of} holds.` })
}
