import { type Area, administrator, mayEnter, type Rights } from '@arunika/admin-contracts'
import { CodedError } from '@arunika/server/errors'

/** A log-out, and a role that is taken away, count here after so long at the latest. */
const TRUST_MS = 3_000
const DEADLINE_MS = 5_000

const AREA: Area = 'releases'

/** Somebody who may see what is live. */
export interface Releaser extends Rights {
  email: string
  /** ISO 8601 instant until which commands need no further proof; null where none is ever needed. */
  provenUntil: string | null
}

/**
 * Asks the api who an authorization header speaks for.
 * @returns a function that gives the person
 * @throws CodedError unauthenticated, forbidden, or unavailable when the api is away
 */
export function administratorsAt(apiUrl: string): (authorization: string | undefined) => Promise<Releaser> {
  let known: { authorization: string; releaser: Releaser; until: number } | undefined

  return async (authorization) => {
    if (!authorization?.startsWith('Bearer ')) throw new CodedError('unauthenticated')
    const isFresh = known?.authorization === authorization && known.until > Date.now()
    // A proof that has just been given must not wait for what is known to be forgotten.
    if (known && isFresh && !isProofOld(known.releaser)) return known.releaser
    const releaser = await ask(apiUrl, authorization)
    known = { authorization, releaser, until: Date.now() + TRUST_MS }
    return releaser
  }
}

/** Whether a command asks for a further proof first. */
export const isProofOld = ({ provenUntil }: Releaser): boolean =>
  provenUntil !== null && Date.parse(provenUntil) < Date.now()

async function ask(apiUrl: string, authorization: string): Promise<Releaser> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const response = await fetch(`${apiUrl}/api/admin/account`, { headers: { authorization }, signal }).catch(
    () => undefined,
  )
  if (response?.status === 401) throw new CodedError('unauthenticated')
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined
  const { success, data } = administrator.safeParse(body)
  if (!success) throw new CodedError('unavailable')
  if (!mayEnter(data, AREA)) throw new CodedError('forbidden')
  return data
}
