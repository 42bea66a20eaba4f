import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_SIZE = 12
const TAG_SIZE = 16

/** Encrypts bytes, such as a file. */
export function sealBytes(key: Buffer, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_SIZE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws Error if the bytes were sealed with another key, or altered */
export function unsealBytes(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_SIZE))
  decipher.setAuthTag(sealed.subarray(NONCE_SIZE, NONCE_SIZE + TAG_SIZE))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_SIZE + TAG_SIZE)), decipher.final()])
}

/** Encrypts a text, so that read access to the database, a backup or a cookie does not reveal it. */
export const seal = (key: Buffer, text: string): string =>
  sealBytes(key, Buffer.from(text)).toString('base64url')

/** @throws Error if the text was sealed with another key, or altered */
export const unseal = (key: Buffer, sealed: string): string =>
  unsealBytes(key, Buffer.from(sealed, 'base64url')).toString()

/** As `unseal`, but returns undefined if the text was sealed with another key, or altered. */
export function unsealIfOurs(key: Buffer, sealed: string): string | undefined {
  try {
    return unseal(key, sealed)
  } catch {
    return undefined
  }
}
