import type { ReleaseAction } from './policy.ts'

/**
 * Who may make a call: one of these groups, or everyone with the policy's right to an action on the remote in
 * the address.
 */
export type CallRight =
  /** Administrators and operators. */
  | 'managers'
  /** Every token, and people who may open Releases. */
  | 'readers'
  /** A remote's image, and operators. */
  | 'key holders'
  /** Everyone with an identity token, which the call itself verifies. */
  | 'identified jobs'
  | ReleaseAction

interface CallRule {
  for: CallRight
  /**
   * People need a fresh proof. `logged`: the call is in the audit log; `in steps`: the call that completes
   * the change is.
   */
  changes?: 'logged' | 'in steps'
}

const BUILD = '/remotes/:remote/builds/:build'

/** Every call of the registry, by method and route. Calls that are not in this table are refused. */
export const CALLS: Readonly<Record<string, CallRule>> = {
  'GET /remotes': { for: 'readers' },
  'GET /remotes/:remote/history': { for: 'readers' },
  'GET /history': { for: 'readers' },
  'GET /approvals': { for: 'readers' },
  [`GET ${BUILD}`]: { for: 'readers' },
  'GET /remotes/:remote/diff/:from/:to': { for: 'readers' },

  [`PUT ${BUILD}`]: { for: 'publish', changes: 'in steps' },
  [`PUT ${BUILD}/files/:digest`]: { for: 'publish', changes: 'in steps' },
  [`POST ${BUILD}/complete`]: { for: 'publish', changes: 'logged' },
  [`POST ${BUILD}/check`]: { for: 'check', changes: 'logged' },
  [`GET ${BUILD}/preview`]: { for: 'check' },
  [`GET ${BUILD}/verdict`]: { for: 'check' },
  [`GET ${BUILD}/pictures/:name`]: { for: 'check' },
  'POST /remotes/:remote/working-copy': { for: 'publish', changes: 'logged' },

  'POST /remotes/:remote/promote': { for: 'promote', changes: 'logged' },
  'POST /remotes/:remote/canary': { for: 'canary', changes: 'logged' },
  'POST /remotes/:remote/halt': { for: 'halt', changes: 'logged' },
  'POST /remotes/:remote/rollback': { for: 'rollback', changes: 'logged' },
  'POST /remotes/:remote/pin': { for: 'pin', changes: 'logged' },
  'POST /remotes/:remote/unpin': { for: 'unpin', changes: 'logged' },
  'POST /remotes/:remote/unpublish': { for: 'unpublish', changes: 'logged' },
  'POST /remotes/:remote/retire': { for: 'retire', changes: 'logged' },
  'POST /remotes/:remote/handover': { for: 'handover', changes: 'logged' },

  'POST /token': { for: 'identified jobs', changes: 'logged' },
  'GET /tokens': { for: 'managers' },
  'POST /tokens': { for: 'managers', changes: 'logged' },
  'DELETE /tokens/:id': { for: 'managers', changes: 'logged' },
  'GET /policy': { for: 'readers' },
  'POST /policy/check': { for: 'readers' },
  'POST /policy': { for: 'managers', changes: 'logged' },
  'POST /gc': { for: 'managers', changes: 'logged' },
  'GET /teams': { for: 'managers' },
  'POST /teams': { for: 'managers', changes: 'logged' },
  'POST /teams/allow': { for: 'managers', changes: 'logged' },
  'POST /teams/withdraw': { for: 'managers', changes: 'logged' },
  'POST /remotes/:remote/key': { for: 'key holders', changes: 'logged' },
}

/** @param route as registered in Fastify, below the registry's prefix; `HEAD` counts as `GET` */
export const callNameOf = (method: string, route: string) => `${method === 'HEAD' ? 'GET' : method} ${route}`
