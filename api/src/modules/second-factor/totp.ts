import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Bytes; RFC 4226 recommends as many. */
const SECRET_SIZE = 20
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after the present one that count: clocks differ. */
const WINDOW = 1

const NONCE_SIZE = 12
const TAG_SIZE = 16

export const newSecret = (): string => new Secret({ size: SECRET_SIZE }).base32

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...RULES, ...names, secret: Secret.fromBase32(secret) })

/** What an authenticator app reads from a QR code. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString()

/** @returns the time step of which it is the code, to be used up; undefined for a wrong one */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code.replaceAll(' ', ''), timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / RULES.period) + delta
}

/** Encrypted, so that a reader of the database or a backup cannot make codes. */
export function seal(key: Buffer, secret: string): string {
  const nonce = randomBytes(NONCE_SIZE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

export function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_SIZE))
  decipher.setAuthTag(bytes.subarray(NONCE_SIZE, NONCE_SIZE + TAG_SIZE))
  return decipher.update(bytes.subarray(NONCE_SIZE + TAG_SIZE), undefined, 'utf8') + decipher.final('utf8')
}
