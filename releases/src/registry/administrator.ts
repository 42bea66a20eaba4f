import { type Administrator, administrator } from '@arunika/admin-contracts'
import { CodedError } from '@arunika/server/errors'

const DEADLINE_MS = 5_000

/**
 * Asks the api whose session an authorization header is.
 * @throws CodedError unauthenticated, or unavailable when the api is away
 */
export async function administratorOf(apiUrl: string, authorization: string): Promise<Administrator> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const response = await fetch(`${apiUrl}/api/admin/account`, { headers: { authorization }, signal }).catch(
    () => undefined,
  )
  if (response?.status === 401) throw new CodedError('unauthenticated')
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined
  const { success, data } = administrator.safeParse(body)
  if (!success) throw new CodedError('unavailable')
  return data
}

/** Whether a command needs a further proof first. */
export const isProofOld = ({ provenUntil }: Pick<Administrator, 'provenUntil'>): boolean =>
  provenUntil !== null && Date.parse(provenUntil) < Date.now()
