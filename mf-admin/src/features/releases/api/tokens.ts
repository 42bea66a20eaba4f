import type { CreatedToken, NewToken, ReleaseToken } from '@anyam/protocol'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

const TOKENS = '/registry/tokens'

/** Release tokens of teams, newest first. */
export const useReleaseTokens = () => useAdminPolled<ReleaseToken[]>(TOKENS)

export const createToken = (body: NewToken) => adminRequest<CreatedToken>(TOKENS, { method: 'POST', body })

export const revokeToken = (id: string) => adminRequest<ReleaseToken>(`${TOKENS}/${id}`, { method: 'DELETE' })
