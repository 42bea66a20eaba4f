import { required } from '@arunika/contracts'
import * as z from 'zod/mini'

/** WebAuthn message between browser and authenticator, in its JSON form; libraries on both sides validate it. */
export const webAuthnMessage = z.looseObject({})

/**
 * A code of the authenticator app, a recovery code, the response of a passkey, or the password if there is no
 * second factor.
 */
export const proof = z.object({
  code: z.optional(z.string().check(z.maxLength(40))),
  passkey: z.optional(webAuthnMessage),
  password: z.optional(z.string().check(z.maxLength(1_000))),
})

/** Ways in which a user can prove their presence; `passkey` is the request for the browser. */
export const proofOptions = z.object({
  totp: z.boolean(),
  password: z.boolean(),
  passkey: z.nullable(webAuthnMessage),
})

export const passkey = z.object({
  id: z.string(),
  /** Name given by its owner. */
  name: z.string(),
  /** ISO 8601 instants. */
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})

/** The second factor of the user's account. */
export const secondFactor = z.object({
  totp: z.boolean(),
  /** Number of unused codes. */
  recoveryCodes: z.number(),
  passkeys: z.array(passkey),
})

/** Setup data for an authenticator app. The account uses it once a code confirms it. */
export const totpOffer = z.object({ secret: z.string(), uri: z.string() })
export const totpConfirmation = z.object({
  secret: z.string().check(z.regex(/^[A-Z2-7]{32}$/)),
  code: required('Please enter the code of the app.', 10),
})
export const newPasskey = z.object({
  name: required('Please give the passkey a name.', 80),
  passkey: webAuthnMessage,
})
/** A WebAuthn credential id, in base64url. */
export const passkeyParams = z.object({ id: z.string().check(z.regex(/^[\w-]{1,1400}$/)) })

/** Recovery codes are shown only this once; null if the account already has some. */
export const factorAdded = z.object({ message: z.string(), recoveryCodes: z.nullable(z.array(z.string())) })

/** Login with only a passkey. */
export const passkeyLogin = z.object({ passkey: webAuthnMessage })

export type Proof = z.infer<typeof proof>
export type ProofOptions = z.infer<typeof proofOptions>
export type SecondFactor = z.infer<typeof secondFactor>
export type TotpOffer = z.infer<typeof totpOffer>
export type FactorAdded = z.infer<typeof factorAdded>
