import { Secret, TOTP } from 'otpauth'

/** Bytes; RFC 4226 recommends as many. */
const SECRET_SIZE = 20
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after the present one that count: clocks differ. */
const WINDOW = 1

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
