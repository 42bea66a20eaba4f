import { type Administrator, type Area, mayEnter } from '@arunika/admin-contracts'
import { administratorOf, isProofOld } from '@arunika/releases/administrator'
import { CodedError } from '@arunika/server/errors'

/** A log-out, and a role that is taken away, take effect here after this long at the latest. */
const TRUST_MS = 3_000

const AREA: Area = 'releases'

/**
 * @returns a function that gives the person whom an authorization header speaks for
 * @throws CodedError unauthenticated, forbidden, or unavailable when the api is away
 */
export function releasersAt(apiUrl: string): (authorization: string | undefined) => Promise<Administrator> {
  let known: { authorization: string; releaser: Administrator; until: number } | undefined

  return async (authorization) => {
    if (!authorization?.startsWith('Bearer ')) throw new CodedError('unauthenticated')
    const isFresh = known?.authorization === authorization && known.until > Date.now()
    // A new proof takes effect at once.
    if (known && isFresh && !isProofOld(known.releaser)) return known.releaser
    const releaser = await administratorOf(apiUrl, authorization)
    if (!mayEnter(releaser, AREA)) throw new CodedError('forbidden')
    known = { authorization, releaser, until: Date.now() + TRUST_MS }
    return releaser
  }
}
