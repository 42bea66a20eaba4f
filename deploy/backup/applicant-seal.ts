import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { seal, unseal } from '../../api/src/lib/sealed.ts'
import type { ApplicantKeys } from './applicant-keys.ts'
import type { Manifest } from './archive.ts'

const NONCE_SIZE = 12
const TAG_SIZE = 16
/** How `COPY` writes null: the row belongs to no application. */
const NULL = '\\N'

/** What sealing adds to a file, in bytes. */
export const SEAL_SIZE = NONCE_SIZE + TAG_SIZE

function split(text: string): [name: string, row: string] {
  const at = text.indexOf('\t')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Encrypts rows of `COPY`, of which the first column names an application, each with the application's key. */
export const sealRows = (keys: ApplicantKeys) =>
  async function* (rows: AsyncIterable<string>) {
    for await (const text of rows) {
      const [name, row] = split(text)
      if (name === NULL) yield `${text}\n`
      else yield `${name}\t${seal(keyOf(keys, name), row)}\n`
    }
  }

/**
 * Decrypts such rows, without the first column.
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

/** Encrypts a document on its way; it is longer by `SEAL_SIZE`. */
export function sealDocument(keys: ApplicantKeys, name: string, content: Readable): Readable {
  const nonce = randomBytes(NONCE_SIZE)
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys, name), nonce)
  async function* sealed() {
    yield nonce
    for await (const chunk of content) yield cipher.update(chunk)
    yield cipher.final()
    yield cipher.getAuthTag()
  }
  return Readable.from(sealed())
}

/** Decrypts the documents of an unpacked backup in their place, and removes those whose key is destroyed. */
export async function openDocuments(folder: string, { files }: Manifest, keys: ApplicantKeys): Promise<void> {
  for (const [name, { sealedFor }] of Object.entries(files)) {
    if (!sealedFor) continue
    const path = join(folder, name)
    const key = keys.get(sealedFor)
    if (!key) {
      await rm(path)
      continue
    }
    const bytes = await readFile(path)
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_SIZE))
    decipher.setAuthTag(bytes.subarray(bytes.length - TAG_SIZE))
    const opened = decipher.update(bytes.subarray(NONCE_SIZE, bytes.length - TAG_SIZE))
    await writeFile(path, Buffer.concat([opened, decipher.final()]), { mode: 0o600 })
  }
}
