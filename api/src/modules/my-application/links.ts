import { safeEqual } from '@anyam/server/http'
import { inLanguage, type Language } from '@arunika/contracts/site'
import { keyedHash } from '../../lib/secrets.ts'

const DAY = 86_400
/** Days until a mailed link expires; applicants can request another. */
export const LINK_DAYS = 90

/** The signed text includes the link's purpose, so that no other signature of the api is accepted. */
const signatureOf = (key: Buffer, expires: string, reference: string) =>
  keyedHash(key, `application ${expires} ${reference}`)

/** `<reference>.<expires>.<signature>`, placed after the link's `#`, so browsers send it to no server or log. */
export function ownerToken(key: Buffer, reference: string, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + LINK_DAYS * DAY)
  return `${reference}.${expires}.${signatureOf(key, expires, reference)}`
}

export const ownerLink = (publicUrl: string, token: string, language: Language) =>
  `${publicUrl}${inLanguage('/career/my-application', language)}#${token}`

/** @returns the application's reference; undefined for a forged, altered or expired token */
export function referenceOf(key: Buffer, token: string, now = Date.now()): string | undefined {
  const [, reference, expires, signature] = /^(AR-\w{8})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (!reference || !expires || !signature) return undefined
  const isValid = safeEqual(signature, signatureOf(key, expires, reference)) && Number(expires) > now / 1000
  return isValid ? reference : undefined
}
