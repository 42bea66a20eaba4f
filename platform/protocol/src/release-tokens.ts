import * as z from 'zod/mini'
import { required } from './common.ts'
import { REMOTE_NAME } from './names.ts'

/**
 * Actions that a token allows: publish builds, give them to a share of the visitors, make them live, and do
 * either without the gate's consent.
 */
export const tokenScope = z.enum(['publish', 'canary', 'promote', 'override'])

/** A token with which a team releases its remote. Its secret is shown only once, on creation. */
export const releaseToken = z.object({
  id: z.string(),
  remote: z.string(),
  name: z.string(),
  scopes: z.array(tokenScope),
  /** Creator; for an exchanged token, the subject of the identity token. */
  by: z.string(),
  /** Issuer of that identity token. */
  issuer: z.optional(z.string()),
  /** ISO 8601 instants. */
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.optional(z.string()),
  revokedAt: z.optional(z.string()),
  revokedBy: z.optional(z.string()),
})

/** Body of `POST /registry/tokens`. */
export const newToken = z.object({
  remote: z.string().check(z.regex(REMOTE_NAME, 'Please name a remote.')),
  name: required('Please enter a name.', 40).check(
    z.regex(/^[\w.-]+$/, 'Letters, digits, dots and dashes only.'),
  ),
  scopes: z.array(tokenScope).check(z.minLength(1, 'Please choose what it allows.')),
  days: z.int().check(z.gte(1), z.lte(365, 'A year at the most.')),
})

/** Response of `POST /registry/tokens`. */
export const createdToken = z.object({ token: releaseToken, text: z.string() })

export type TokenScope = z.infer<typeof tokenScope>
export type ReleaseToken = z.infer<typeof releaseToken>
export type NewToken = z.infer<typeof newToken>
export type CreatedToken = z.infer<typeof createdToken>
