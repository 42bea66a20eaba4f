import { safeEqual } from '@anyam/server/http'
import { keyedHash } from '../lib/secrets.ts'

/** Seconds. A URL is valid for at least one step and at most two. */
const STEP = 300

/** Signs and verifies URLs with which an administrator's browser fetches private files. */
export interface AddressSigner {
  /** `<name>?expires=…&signature=…`, stable for five minutes, so that a polled list keeps its ETag. */
  sign(name: string): string
  verify(name: string, expires: string | undefined, signature: string | undefined): boolean
}

export function createAddressSigner(key: Buffer, now: () => number = Date.now): AddressSigner {
  const signatureOf = (name: string, expires: string) => keyedHash(key, `${expires} ${name}`)
  return {
    sign(name) {
      const expires = `${(Math.floor(now() / 1000 / STEP) + 2) * STEP}`
      return `${name}?expires=${expires}&signature=${signatureOf(name, expires)}`
    },
    verify(name, expires, signature) {
      if (expires === undefined || signature === undefined || !/^\d{1,12}$/.test(expires)) return false
      return Number(expires) > now() / 1000 && safeEqual(signature, signatureOf(name, expires))
    },
  }
}
