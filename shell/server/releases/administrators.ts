import { CodedError } from '@arunika/server/errors'

/** A log-out counts here after so long at the latest. */
const TRUST_MS = 3_000
const DEADLINE_MS = 5_000

/**
 * Asks the api who an authorization header speaks for.
 * @returns a function that gives the administrator's e-mail
 * @throws CodedError unauthenticated, or unavailable when the api is away
 */
export function administratorsAt(apiUrl: string): (authorization: string | undefined) => Promise<string> {
  let known: { authorization: string; email: string; until: number } | undefined

  return async (authorization) => {
    if (!authorization?.startsWith('Bearer ')) throw new CodedError('unauthenticated')
    if (known?.authorization === authorization && known.until > Date.now()) return known.email
    const email = await ask(apiUrl, authorization)
    known = { authorization, email, until: Date.now() + TRUST_MS }
    return email
  }
}

async function ask(apiUrl: string, authorization: string): Promise<string> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const response = await fetch(`${apiUrl}/api/admin/account`, { headers: { authorization }, signal }).catch(
    () => undefined,
  )
  if (response?.status === 401) throw new CodedError('unauthenticated')
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined
  const { email } = Object(body)
  if (typeof email !== 'string') throw new CodedError('unavailable')
  return email
}
