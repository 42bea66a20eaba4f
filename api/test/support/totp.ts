import { Secret, TOTP } from 'otpauth'

/** The app's code, `steps` of thirty seconds from now. */
export const totpCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
