import { type TokenScope, tokenScope } from '@anyam/protocol'
import { CodedError } from '@anyam/server/errors'
import type { JWTPayload } from 'jose'
import * as z from 'zod'
import { matchesPattern } from './patterns.ts'
import { remoteName } from './requests.ts'

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** Keys that arrive unencrypted could be forged. */
export const isSafeIssuer = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))
}

const claims = z
  .record(z.string().min(1), z.string().min(1))
  .refine(
    (patterns) => Object.values(patterns).some((pattern) => /[^*]/.test(pattern)),
    'must name a claim whose value tells one job from all others, such as repository',
  )

/** A CI job that may release a remote without a stored token. */
export const trustedPublisher = z.strictObject({
  /** The claim `iss`. */
  issuer: z.string().refine(isSafeIssuer, 'must be an https address'),
  /** The claim `aud`; by default the address of the site. */
  audience: z.string().min(1).optional(),
  /** Patterns by claim, all of which must match. */
  claims,
  remote: remoteName,
  /** Name of the tokens in rules and journal. */
  name: z.string().regex(/^[\w.-]{1,40}$/),
  scopes: z.array(tokenScope).min(1),
  /** Lifetime of a token in minutes. */
  minutes: z.int().min(1).max(60).default(15),
})

type Addressed = z.infer<typeof trustedPublisher> & { audience: string }

interface Wanted {
  /** Undefined if the identity determines it. */
  remote: string | undefined
  /** Undefined to request all scopes of the publisher. */
  scopes: readonly TokenScope[] | undefined
}

/**
 * Selects the first publisher that matches the identity and has all the scopes.
 * @param claims verified ones
 * @throws CodedError if there is none
 */
export function publisherFor(
  publishers: readonly Addressed[],
  claims: JWTPayload,
  { remote, scopes }: Wanted,
): Addressed {
  const matching = publishers.filter((publisher) => matchesAll(publisher, claims))
  if (matching.length === 0)
    throw new CodedError('identity_untrusted', {
      message: `No trusted publisher of the policy matches ${claims.sub}.`,
    })
  const remotes = [...new Set(matching.map((publisher) => publisher.remote))]
  if (!remote && remotes.length > 1)
    throw new CodedError('bad_request', {
      message: `This identity may release ${remotes.join(', ')}: name one as audience.`,
    })
  const ofRemote = matching.filter((publisher) => !remote || publisher.remote === remote)
  if (ofRemote.length === 0)
    throw new CodedError('foreign_remote', {
      message: `This identity may release ${remotes.join(', ')}, not ${remote}.`,
    })
  const found = ofRemote.find((publisher) => scopes?.every((one) => publisher.scopes.includes(one)) ?? true)
  if (found) return found
  throw new CodedError('out_of_scope', {
    message: `This identity may not ${scopes?.join(', ')}: the policy allows it to ${ofRemote[0]?.scopes.join(', ')}.`,
  })
}

const matchesAll = ({ issuer, audience, claims: patterns }: Addressed, claims: JWTPayload) =>
  claims.iss === issuer &&
  [claims.aud].flat().includes(audience) &&
  Object.entries(patterns).every(([name, pattern]) => {
    const value = Object.hasOwn(claims, name) ? claims[name] : undefined
    return ['string', 'number', 'boolean'].includes(typeof value) && matchesPattern(pattern, String(value))
  })
