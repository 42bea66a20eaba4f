import { required } from '@arunika/contracts'
import * as z from 'zod/mini'

/** What browsers and authenticators exchange (WebAuthn, in its JSON form); libraries on both sides check it. */
export const webAuthnMessage = z.looseObject({})

/** A code of the authenticator app or a recovery code, the answer of a passkey, or the password where there is neither. */
export const proof = z.object({
  code: z.optional(z.string().check(z.maxLength(40))),
  passkey: z.optional(webAuthnMessage),
  password: z.optional(z.string().check(z.maxLength(1_000))),
})

/** How a user can prove their presence; `passkey` is the request for the browser. */
export const proofOptions = z.object({
  totp: z.boolean(),
  password: z.boolean(),
  passkey: z.nullable(webAuthnMessage),
})

export const passkey = z.object({
  id: z.string(),
  /** As its owner calls it. */
  name: z.string(),
  /** ISO 8601 instants. */
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})

/** The second factor of your account. */
export const secondFactor = z.object({
  totp: z.boolean(),
  /** How many are left. */
  recoveryCodes: z.number(),
  passkeys: z.array(passkey),
})

/** What an authenticator app reads; the account has it once a code confirms it. */
export const totpOffer = z.object({ secret: z.string(), uri: z.string() })
export const totpConfirmation = z.object({
  secret: z.string().check(z.regex(/^[A-Z2-7]{32}$/)),
  code: required('Please enter the code of the app.', 10),
})
export const newPasskey = z.object({
  name: required('Please give the passkey a name.', 80),
  passkey: webAuthnMessage,
})
/** An id of WebAuthn, in base64url. */
export const passkeyParams = z.object({ id: z.string().check(z.regex(/^[\w-]{1,1400}$/)) })

/** Recovery codes are shown this once; null where the account has some already. */
export const factorAdded = z.object({ message: z.string(), recoveryCodes: z.nullable(z.array(z.string())) })

/** Login by a passkey alone. */
export const passkeyLogin = z.object({ passkey: webAuthnMessage })

export type Proof = z.infer<typeof proof>
export type ProofOptions = z.infer<typeof proofOptions>
export type SecondFactor = z.infer<typeof secondFactor>
export type TotpOffer = z.infer<typeof totpOffer>
export type FactorAdded = z.infer<typeof factorAdded>
