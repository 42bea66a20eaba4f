import {
  type Administrator,
  administratorOf,
  isProofOld,
  mayReadReleases,
  type SessionHeaders,
} from '@anyam/releases/administrator'
import { CodedError } from '@anyam/server/errors'

/** Maximum delay until a log-out or a revoked role takes effect here. */
const TRUST_MS = 3_000

/**
 * @returns a function that identifies the person by the headers of a request
 * @throws CodedError unauthenticated, cookie_needed, forbidden, or unavailable if the api cannot be reached
 */
export function releasersAt(apiUrl: string): (headers: SessionHeaders) => Promise<Administrator> {
  let known: { session: string; releaser: Administrator; until: number } | undefined

  return async ({ authorization, cookie }) => {
    if (!authorization?.startsWith('Bearer ')) throw new CodedError('unauthenticated')
    const session = JSON.stringify([authorization, cookie])
    const isFresh = known?.session === session && known.until > Date.now()
    // A new proof takes effect immediately.
    if (known && isFresh && !isProofOld(known.releaser)) return known.releaser
    const releaser = await administratorOf(apiUrl, { authorization, cookie })
    if (!mayReadReleases(releaser)) throw new CodedError('forbidden')
    known = { session, releaser, until: Date.now() + TRUST_MS }
    return releaser
  }
}
