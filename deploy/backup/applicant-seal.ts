import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { seal, sealBytes, unseal, unsealBytes } from '../../api/src/lib/sealed.ts'
import type { ApplicantKeys } from './applicant-keys.ts'
import type { Manifest } from './archive.ts'

/** Null in `COPY` format: the row belongs to no application. */
const NULL = '\\N'

function split(text: string): [name: string, row: string] {
  const at = text.indexOf('\t')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Encrypts rows of `COPY`, each with the key of the application named in its first column. */
export const sealRows = (keys: ApplicantKeys) =>
  async function* (rows: AsyncIterable<string>) {
    for await (const text of rows) {
      const [name, row] = split(text)
      if (name === NULL) yield `${text}\n`
      else yield `${name}\t${seal(keyOf(keys, name), row)}\n`
    }
  }

/**
 * Decrypts such rows and drops the first column.
 * @param onLeftOut called for each row whose key is destroyed
 */
export const openRows = (keys: ApplicantKeys, onLeftOut: () => void) =>
  async function* (rows: AsyncIterable<string>) {
    for await (const text of rows) {
      const [name, row] = split(text)
      const key = keys.get(name)
      if (name === NULL) yield `${row}\n`
      else if (key) yield `${unseal(key, row)}\n`
      else onLeftOut()
    }
  }

function keyOf(keys: ApplicantKeys, name: string): Buffer {
  const key = keys.get(name)
  if (!key) throw new Error('An application has no key.')
  return key
}

/** Encrypts a whole document in memory, since the form limits its size. */
export const sealDocument = async (keys: ApplicantKeys, name: string, content: Readable): Promise<Buffer> =>
  sealBytes(keyOf(keys, name), await buffer(content))

/** Decrypts the documents of an unpacked backup in place, and removes those whose key is destroyed. */
export async function openDocuments(folder: string, { files }: Manifest, keys: ApplicantKeys): Promise<void> {
  for (const [name, { sealedFor }] of Object.entries(files)) {
    if (!sealedFor) continue
    const path = join(folder, name)
    const key = keys.get(sealedFor)
    if (!key) {
      await rm(path)
      continue
    }
    await writeFile(path, unsealBytes(key, await readFile(path)), { mode: 0o600 })
  }
}
