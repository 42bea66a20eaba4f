import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_SIZE = 12
const TAG_SIZE = 16

/** Encrypts a text, so that a reader of the database, a backup or a cookie cannot use it. */
export function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_SIZE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws Error when it was sealed with another key, or altered */
export function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_SIZE))
  decipher.setAuthTag(bytes.subarray(NONCE_SIZE, NONCE_SIZE + TAG_SIZE))
  return decipher.update(bytes.subarray(NONCE_SIZE + TAG_SIZE), undefined, 'utf8') + decipher.final('utf8')
}
