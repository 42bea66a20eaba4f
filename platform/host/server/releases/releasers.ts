import {
  type Administrator,
  administratorOf,
  isProofOld,
  mayReadReleases,
} from '@anyam/releases/administrator'
import { CodedError } from '@anyam/server/errors'

/** Maximum delay until a log-out or a revoked role takes effect here. */
const TRUST_MS = 3_000

/**
 * @returns a function that identifies the person by an authorization header
 * @throws CodedError unauthenticated, forbidden, or unavailable if the api cannot be reached
 */
export function releasersAt(apiUrl: string): (authorization: string | undefined) => Promise<Administrator> {
  let known: { authorization: string; releaser: Administrator; until: number } | undefined

  return async (authorization) => {
    if (!authorization?.startsWith('Bearer ')) throw new CodedError('unauthenticated')
    const isFresh = known?.authorization === authorization && known.until > Date.now()
    // A new proof takes effect immediately.
    if (known && isFresh && !isProofOld(known.releaser)) return known.releaser
    const releaser = await administratorOf(apiUrl, authorization)
    if (!mayReadReleases(releaser)) throw new CodedError('forbidden')
    known = { authorization, releaser, until: Date.now() + TRUST_MS }
    return releaser
  }
}
