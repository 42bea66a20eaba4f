import { mayReadReleases, mayRelease } from '@anyam/protocol/release-rights'
import { CodedError } from '@anyam/server/errors'
import * as z from 'zod'

export { mayReadReleases, mayRelease }

const DEADLINE_MS = 5_000

/** Both halves of a session: the token, and the HttpOnly cookie, which no script can copy. */
export interface SessionHeaders {
  authorization?: string | undefined
  cookie?: string | undefined
}

/** The parts of an account that decide about releases: `GET /api/admin/account` of the site's api. */
const administrator = z.object({
  email: z.string(),
  roles: z.array(z.string()),
  /** Remotes that a releaser may release. */
  remotes: z.array(z.string()),
  /** ISO 8601 instant until which irreversible actions require no further proof; null without a second factor. */
  provenUntil: z.nullable(z.string()),
})

export type Administrator = z.infer<typeof administrator>

/**
 * Asks the api for the account behind the two halves of a session.
 * @throws CodedError unauthenticated, cookie_needed, or unavailable if the api cannot be reached
 */
export async function administratorOf(
  apiUrl: string,
  { authorization = '', cookie = '' }: SessionHeaders,
): Promise<Administrator> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const headers = { authorization, cookie }
  const ask = (call: string) =>
    fetch(`${apiUrl}/api/admin/${call}`, { headers, signal }).catch(() => undefined)
  let response = await ask('releaser')
  // During an update the api may still be of version 0.2.0, which knows only the account.
  if (response?.status === 404) response = await ask('account')
  const body: unknown = await response?.json().catch(() => undefined)
  if (response?.status === 401)
    throw new CodedError(Object(body).code === 'cookie_needed' ? 'cookie_needed' : 'unauthenticated')
  const { success, data } = administrator.safeParse(body)
  if (!success) throw new CodedError('unavailable')
  return data
}

/** True if a change requires the administrator to authenticate again first. */
export const isProofOld = ({ provenUntil }: Pick<Administrator, 'provenUntil'>): boolean =>
  provenUntil !== null && Date.parse(provenUntil) < Date.now()
