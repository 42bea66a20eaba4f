import { Secret, TOTP } from 'otpauth'

/** Bytes, as recommended by RFC 4226. */
const SECRET_SIZE = 20
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Accepted steps before and after the current one, because clocks differ. */
const WINDOW = 1

export const newSecret = (): string => new Secret({ size: SECRET_SIZE }).base32

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...RULES, ...names, secret: Secret.fromBase32(secret) })

/** The URI in a QR code for an authenticator app. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString()

/** @returns the time step of the code, to be marked as used; undefined for a wrong code */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code.replaceAll(' ', ''), timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / RULES.period) + delta
}
