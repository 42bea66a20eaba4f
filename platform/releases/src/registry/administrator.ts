import { CodedError } from '@anyam/server/errors'
import { type Administrator, administrator, mayEnter, mayRelease } from '@arunika/admin-contracts'

export { type Administrator, mayRelease }

const DEADLINE_MS = 5_000

/**
 * Asks the api for the account behind an authorization header.
 * @throws CodedError unauthenticated, or unavailable if the api cannot be reached
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

/** True if a change requires the administrator to authenticate again first. */
export const isProofOld = ({ provenUntil }: Pick<Administrator, 'provenUntil'>): boolean =>
  provenUntil !== null && Date.parse(provenUntil) < Date.now()

/** True for people who may open Releases. */
export const mayReadReleases = (account: Administrator): boolean => mayEnter(account, 'releases')
