import { mayReadReleases, mayRelease } from '@anyam/protocol/release-rights'
import { CodedError } from '@anyam/server/errors'
import * as z from 'zod'

export { mayReadReleases, mayRelease }

const DEADLINE_MS = 5_000

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
