import { safeEqual } from '@anyam/server/http'
import { keyedHash } from '../../lib/secrets.ts'

const signatureOf = (key: Buffer, id: string) => keyedHash(key, `trial ${id}`)

/** `<id>.<signature>`; valid as long as the booking is stored. */
const trialToken = (key: Buffer, id: number) => `${id}.${signatureOf(key, String(id))}`

/** Path of the page on which a booking is moved or cancelled. */
export const trialPath = (key: Buffer, id: number) => `/api/my-trial/${trialToken(key, id)}`

/** @returns id of the booking; undefined for a forged or altered token */
export function trialIdOf(key: Buffer, token: string): number | undefined {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? []
  return id && signature && safeEqual(signature, signatureOf(key, id)) ? Number(id) : undefined
}
