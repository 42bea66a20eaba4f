import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readOrMakeSync } from '@anyam/server/state-files'

/** Keys for the api's own signatures, one for each purpose. */
export interface Secrets {
  token: Buffer
  fileAddress: Buffer
  lookup: Buffer
  previewLink: Buffer
  secondFactor: Buffer
  applicant: Buffer
  booking: Buffer
  receipt: Buffer
  version: Buffer
  signIn: Buffer
  /** Identifies the secret that a database was used with. It is derived like the keys and reveals none of them. */
  fingerprint: Buffer
}

/** Thrown if the data folder's secret cannot be used; the message is for operators. */
export class SecretKeyError extends Error {
  override name = 'SecretKeyError'

  /** @param problem continues the sentence that starts with the file name */
  constructor(dataDir: string, problem: string) {
    super(`${secretFile(dataDir)} ${problem}. ${REMEDY}`)
  }
}

const REMEDY =
  'The api does not start, and nothing was changed. Put back the secret.key that belongs to this database, from a backup. Only if there is none, delete the file and run `pnpm admin accept-key`, which makes a new key: everyone has to log in again, authenticator apps and recovery codes are removed, and links in mails to applicants and parents stop working.'

/** Bytes. */
const SIZE = 32

export const secretFile = (dataDir: string) => join(dataDir, 'secret.key')

/**
 * Reads the data folder's secret, creating it (mode 0600) if there is none.
 * @throws SecretKeyError if the file holds no valid secret
 */
export function loadSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const make = () => randomBytes(SIZE).toString('base64url')
  const text = readOrMakeSync(secretFile(dataDir), make, 0o600).toString().trim()
  // Operators may have created it as ordinary base64.
  const secret = Buffer.from(text, 'base64url')
  if (!/^[\w+/-]+=*$/.test(text) || secret.length < SIZE)
    throw new SecretKeyError(dataDir, `is damaged: it does not hold ${SIZE} bytes in base64`)
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `arunika ${purpose}`, 32))
  return {
    token: derive('token'),
    fileAddress: derive('file address'),
    lookup: derive('lookup'),
    previewLink: derive('preview link'),
    secondFactor: derive('second factor'),
    applicant: derive('applicant'),
    booking: derive('booking'),
    receipt: derive('receipt'),
    version: derive('version'),
    signIn: derive('sign-in'),
    fingerprint: derive('fingerprint'),
  }
}

export const keyedHash = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url')
