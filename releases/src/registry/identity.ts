import {
  administrator as administratorContract,
  mayRelease,
  type ReleaseToken,
  type Rights,
} from '@arunika/admin-contracts'
import { safeEqual } from '@arunika/server/http'
import { RegistryError } from './errors.ts'
import type { ReleaseAction } from './policy.ts'
import { assertScope, type Tokens } from './tokens.ts'

const DEADLINE_MS = 5_000

/** Who sends a request. An operator is who may read the data folder; a shell only takes builds away or ends their trial. */
export type Identity =
  | { kind: 'operator'; name: string }
  | { kind: 'shell'; name: string }
  | { kind: 'administrator'; name: string; rights: Rights; provenUntil: string | null }
  | { kind: 'team'; name: string; token: ReleaseToken }

interface IdentityOptions {
  tokens: Tokens
  apiUrl: string
  operatorToken: string
  /** Empty where no shell may change anything. */
  shellToken: string
}

/**
 * Finds out who an authorization header speaks for.
 * @throws RegistryError unauthenticated, or unavailable when the api is away
 */
export function identityBy({ tokens, apiUrl, operatorToken, shellToken }: IdentityOptions) {
  return async (authorization: string | undefined): Promise<Identity> => {
    const [scheme, text = ''] = (authorization ?? '').split(' ')
    if (scheme !== 'Bearer' || !text) throw new RegistryError('unauthenticated')
    if (safeEqual(text, operatorToken)) return { kind: 'operator', name: 'operator' }
    if (shellToken && safeEqual(text, shellToken)) return { kind: 'shell', name: 'shell' }
    if (text.split('.').length === 3) return administrator(apiUrl, text)
    const token = await tokens.verify(text)
    return { kind: 'team', name: `${token.remote}/${token.name}`, token }
  }
}

/** What each action needs of a team's token. */
const SCOPE_OF = {
  publish: 'publish',
  check: 'publish',
  canary: 'canary',
  halt: 'canary',
  promote: 'promote',
  rollback: 'promote',
  pin: 'promote',
  unpin: 'promote',
} as const satisfies Record<ReleaseAction, ReleaseToken['scopes'][number]>

/** What a shell does for itself when it judges canaries. */
const OF_SHELLS: readonly ReleaseAction[] = ['halt', 'promote']

/** @throws RegistryError when the identity has no right to it, whatever the policy says */
export function assertMay(identity: Identity, action: ReleaseAction, remote: string): void {
  if (identity.kind === 'team') assertScope(identity.token, remote, SCOPE_OF[action])
  if (identity.kind === 'administrator') {
    if (!mayRelease(identity.rights, remote)) throw new RegistryError('forbidden')
    const { provenUntil } = identity
    if (provenUntil !== null && Date.parse(provenUntil) < Date.now())
      throw new RegistryError('step_up_needed')
  }
  if (identity.kind === 'shell' && !OF_SHELLS.includes(action)) throw new RegistryError('not_allowed')
}

/** Somebody of the back-office; the roles are looked up for every request. */
async function administrator(apiUrl: string, text: string): Promise<Identity> {
  const headers = { authorization: `Bearer ${text}` }
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const response = await fetch(`${apiUrl}/api/admin/account`, { headers, signal }).catch(() => undefined)
  if (response?.status === 401) throw new RegistryError('unauthenticated', 'Please log in to continue.')
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined
  const { success, data } = administratorContract.safeParse(body)
  if (!success) throw new RegistryError('unavailable')
  const { email: name, roles, remotes, provenUntil } = data
  return { kind: 'administrator', name, rights: { roles, remotes }, provenUntil }
}
