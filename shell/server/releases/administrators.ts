import { DeskError } from './errors.ts'

/** A log-out counts here after so long at the latest. */
const TRUST_MS = 3_000
const DEADLINE_MS = 5_000

/**
 * Asks the api who an authorization header speaks for.
 * @returns a function that gives the administrator's e-mail
 * @throws DeskError unauthenticated, or unavailable when the api is away
 */
export function administratorsAt(apiUrl: string): (authorization: string | undefined) => Promise<string> {
  let known: { authorization: string; email: string; until: number } | undefined

  return async (authorization) => {
    if (!authorization?.startsWith('Bearer ')) throw new DeskError('unauthenticated')
    if (known?.authorization === authorization && known.until > Date.now()) return known.email
    const email = await ask(apiUrl, authorization)
    known = { authorization, email, until: Date.now() + TRUST_MS }
    return email
  }
}

async function ask(apiUrl: string, authorization: string): Promise<string> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const answer = await fetch(`${apiUrl}/api/admin/account`, { headers: { authorization }, signal }).catch(
    () => undefined,
  )
  if (answer?.status === 401) throw new DeskError('unauthenticated')
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined
  const { email } = Object(body)
  if (typeof email !== 'string') throw new DeskError('unavailable')
  return email
}
