import { randomInt } from 'node:crypto'
import { keyedHash } from '../../lib/secrets.ts'

const COUNT = 10
/** Excludes letters and digits that look alike. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

/** New codes in display format, e.g. `k7m2p-x9q4r`. */
export const newCodes = (): string[] =>
  Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)])
      .join('')
      .replace(/(?=.{5}$)/, '-'),
  )

const normalised = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

export const isRecoveryCode = (code: string) => normalised(code).length === LENGTH

export const hashOf = (key: Buffer, administratorId: number, code: string) =>
  keyedHash(key, `recovery ${administratorId} ${normalised(code)}`)
