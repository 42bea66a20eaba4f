import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keys for the api's own signatures, one for each purpose. */
export interface Secrets {
  token: Buffer
  fileAddress: Buffer
  lookup: Buffer
  previewLink: Buffer
  secondFactor: Buffer
  applicant: Buffer
  receipt: Buffer
  version: Buffer
  signIn: Buffer
}

function readOrMake(file: string): Buffer {
  const tempFile = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(tempFile, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Of two processes that start at once one wins, and both read the winner's.
    linkSync(tempFile, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(tempFile)
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
}

/** Reads the data folder's secret, making it (mode 0600) on the first start. */
export function loadSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const secret = readOrMake(join(dataDir, 'secret.key'))
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `arunika ${purpose}`, 32))
  return {
    token: derive('token'),
    fileAddress: derive('file address'),
    lookup: derive('lookup'),
    previewLink: derive('preview link'),
    secondFactor: derive('second factor'),
    applicant: derive('applicant'),
    receipt: derive('receipt'),
    version: derive('version'),
    signIn: derive('sign-in'),
  }
}

export const keyedHash = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url')
