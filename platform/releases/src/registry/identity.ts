import type { ReleaseToken } from '@anyam/protocol'
import { CodedError } from '@anyam/server/errors'
import { safeEqual } from '@anyam/server/http'
import {
  type Administrator,
  administratorOf,
  isProofOld,
  mayReadReleases,
  mayRelease,
  type SessionHeaders,
} from './administrator.ts'
import type { ReleaseAction } from './policy.ts'
import { assertScope, type Tokens, unknownToken } from './tokens.ts'

/** The sender of a request. An operator can read the data folder; a shell may only halt or promote canaries. */
export type Identity =
  | { kind: 'operator'; name: string }
  | { kind: 'shell'; name: string }
  | { kind: 'administrator'; name: string; account: Administrator }
  | { kind: 'team'; name: string; token: TokenFacts; isImage?: true }

type TokenFacts = Pick<ReleaseToken, 'remote' | 'scopes' | 'issuer'> & Partial<Pick<ReleaseToken, 'by'>>

interface IdentityOptions {
  tokens: Tokens
  apiUrl: string
  operatorToken: string
  /** Empty if shells may change nothing. */
  shellToken: string
  /** By remote: the token with which its image releases it. */
  releaseTokens?: Record<string, string>
}

/**
 * Returns a function that identifies the sender by the headers of a request.
 * @throws CodedError unauthenticated, cookie_needed, or unavailable if the api cannot be reached
 */
export function identityBy({
  tokens,
  apiUrl,
  operatorToken,
  shellToken,
  releaseTokens = {},
}: IdentityOptions) {
  return async ({ authorization = '', cookie }: SessionHeaders): Promise<Identity> => {
    const [scheme, text = ''] = authorization.split(' ')
    if (scheme !== 'Bearer' || !text) throw unknownToken()
    if (safeEqual(text, operatorToken)) return { kind: 'operator', name: 'operator' }
    if (shellToken && safeEqual(text, shellToken)) return { kind: 'shell', name: 'shell' }
    const ofImage = Object.entries(releaseTokens).find(([, token]) => safeEqual(text, token))
    if (ofImage) return imageOf(ofImage[0])
    if (text.split('.').length === 3) {
      const account = await administratorOf(apiUrl, { authorization, cookie })
      return { kind: 'administrator', name: account.email, account }
    }
    const token = await tokens.verify(text)
    return { kind: 'team', name: `${token.remote}/${token.name}`, token }
  }
}

const imageOf = (remote: string): Identity => ({
  kind: 'team',
  name: `${remote}/image`,
  token: { remote, scopes: ['publish', 'promote'] },
  isImage: true,
})

/** The scope required for each action. */
const SCOPE_OF = {
  publish: 'publish',
  check: 'publish',
  canary: 'canary',
  halt: 'canary',
  promote: 'promote',
  rollback: 'promote',
  pin: 'promote',
  unpin: 'promote',
  unpublish: 'promote',
  retire: 'promote',
  handover: 'promote',
} as const satisfies Record<ReleaseAction, ReleaseToken['scopes'][number]>

/** Actions of a shell that judges canaries. */
const OF_SHELLS: readonly ReleaseAction[] = ['halt', 'promote']

/** @throws CodedError if the identity has no right to it, whatever the policy allows */
export function assertMay(identity: Identity, action: ReleaseAction, remote: string): void {
  if (identity.kind === 'team') {
    if (action === 'handover')
      throw new CodedError('not_allowed', {
        message:
          'A handover changes two remotes, and a team’s token opens one. An administrator does it on the Releases screen, or an operator by this command.',
      })
    assertScope(identity.token, remote, SCOPE_OF[action])
  }
  if (identity.kind === 'administrator' && !mayRelease(identity.account, remote))
    throw new CodedError('forbidden')
  if (identity.kind === 'shell' && !OF_SHELLS.includes(action)) throw new CodedError('not_allowed')
}

/**
 * @param isKnown true if the remote is live or retired
 * @throws CodedError if the identity may not skip the gate
 */
export function assertMayForce(identity: Identity, isKnown: boolean): void {
  if (identity.kind !== 'team' || identity.token.scopes.includes('override')) return
  // The gate needs a running site, which a new one is not until its first releases.
  if (identity.isImage && !isKnown) return
  throw new CodedError('out_of_scope', {
    message: `This token may not skip the gate: it needs the scope “override”, and it has ${identity.token.scopes.join(', ')}. Pass the gate, or let an administrator force it.`,
  })
}

/** @throws CodedError step_up_needed if a person must authenticate again before a change */
export function assertProven(identity: Identity): void {
  if (identity.kind === 'administrator' && isProofOld(identity.account))
    throw new CodedError('step_up_needed')
}

/**
 * @throws CodedError unless it is an operator or a full administrator, because a token or key grants lasting
 * access to its remote
 */
export function assertManager(identity: Identity): void {
  if (isManager(identity)) return
  throw new CodedError(identity.kind === 'administrator' ? 'forbidden' : 'not_allowed')
}

export const isManager = (identity: Identity): boolean =>
  identity.kind === 'operator' ||
  (identity.kind === 'administrator' && identity.account.roles.includes('administrator'))

/** @throws CodedError for people who may not open Releases */
export function assertReader(identity: Identity): void {
  if (identity.kind === 'administrator' && !mayReadReleases(identity.account))
    throw new CodedError('forbidden')
}

/** @throws CodedError unless it is the remote's image or an operator */
export function assertKeyHolder(identity: Identity, remote: string): void {
  if (identity.kind === 'operator') return
  if (identity.kind !== 'team' || !identity.isImage) throw new CodedError('not_allowed')
  assertScope(identity.token, remote, 'publish')
}
