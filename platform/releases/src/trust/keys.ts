import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DamagedFileError, readIfAllowed, writeWhole } from '@anyam/server/state-files'

/** Ed25519, as SPKI in base64, the form used in `trust.json`. */
export type PublicKey = string

export const publicKeyOf = (key: KeyObject): PublicKey =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')

/** Short name of a key. */
export const keyIdOf = (key: PublicKey): string =>
  createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 16)

export const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey

/** @throws Error if the text is not a private Ed25519 key in PEM */
export function privateKeyFrom(pem: string): KeyObject {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The signing key is not an Ed25519 key.')
  return key
}

/** The key in a file; undefined if there is none that this process may read. @throws DamagedFileError */
export async function readKey(path: string): Promise<KeyObject | undefined> {
  const pem = readIfAllowed(path)?.toString()
  if (pem === undefined) return undefined
  try {
    return privateKeyFrom(pem)
  } catch {
    throw new DamagedFileError(path, 'is damaged: it holds no private Ed25519 key in PEM')
  }
}

/** The key in a file that only its owner may read; the first caller creates it. */
export async function ensureKey(path: string): Promise<KeyObject> {
  const present = await readKey(path)
  if (present) return present
  if (existsSync(path)) throw new DamagedFileError(path, 'cannot be read')
  const key = newKey()
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString()
  await writeWhole(path, pem, { mode: 0o600 })
  return key
}

export interface Signature {
  keyid: string
  /** In base64. */
  sig: string
}

export const signText = (text: string, key: KeyObject): Signature => ({
  keyid: keyIdOf(publicKeyOf(key)),
  sig: sign(null, Buffer.from(text), key).toString('base64'),
})

/** True if one of the keys made the signature. */
export function isSignedBy(text: string, { keyid, sig }: Signature, keys: readonly PublicKey[]): boolean {
  const key = keys.find((one) => keyIdOf(one) === keyid)
  if (!key) return false
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' })
  return verify(null, Buffer.from(text), publicKey, Buffer.from(sig, 'base64'))
}
