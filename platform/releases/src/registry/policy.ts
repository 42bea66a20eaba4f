import { CodedError } from '@anyam/server/errors'
import * as z from 'zod'
import { matchesSome } from './patterns.ts'
import { trustedPublisher } from './trusted-publishers.ts'

export const RELEASE_ACTIONS = [
  'publish',
  'check',
  'promote',
  'canary',
  'halt',
  'rollback',
  'pin',
  'unpin',
  'unpublish',
  'retire',
  'handover',
] as const
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number]

/** Exact names, or patterns in which `*` stands for any text. */
const patterns = z.array(z.string().min(1)).min(1)
const everywhere = patterns.default(['*'])

export const policySchema = z.strictObject({
  /** A remote without a rule is open to administrators and to every token for it. */
  rules: z
    .array(z.strictObject({ remotes: patterns, who: patterns, may: z.array(z.enum(RELEASE_ACTIONS)).min(1) }))
    .default([]),
  /** No new build goes live during these times. Rollback, halt and pin are always possible. */
  freezes: z
    .array(
      z.strictObject({
        from: z.iso.datetime({ offset: true }),
        until: z.iso.datetime({ offset: true }),
        remotes: everywhere,
        reason: z.string().min(1),
      }),
    )
    .default([]),
  /** Changes that a second person must confirm. */
  approvals: z
    .array(
      z.strictObject({
        remotes: everywhere,
        actions: z.array(z.enum(RELEASE_ACTIONS)).min(1).default(['promote']),
      }),
    )
    .default([]),
  /** CI jobs whose identity tokens may be exchanged for tokens of a remote. */
  trustedPublishers: z.array(trustedPublisher).max(200).default([]),
})

export type Policy = z.infer<typeof policySchema>

/** A change as the policy judges it. */
export interface PolicyRequest {
  action: ReleaseAction
  remote: string
  /** Name of the sender. */
  who: string
  at: Date
}

const FROZEN: readonly ReleaseAction[] = ['promote', 'canary', 'retire', 'handover']

/** Allowed even while the policy cannot be read. */
export const ALWAYS: readonly ReleaseAction[] = ['halt', 'rollback', 'pin']

/** Forbids nothing. */
export const OPEN_POLICY: Policy = policySchema.parse({})

/** @throws CodedError if the policy does not allow it now */
export function assertAllowed(
  policy: Policy,
  { action, remote, who, at }: PolicyRequest,
): { needsApproval: boolean } {
  const rules = policy.rules.filter(({ remotes }) => matchesSome(remotes, remote))
  const isAllowed = rules.some((rule) => matchesSome(rule.who, who) && rule.may.includes(action))
  if (rules.length > 0 && !isAllowed)
    throw new CodedError('not_allowed', {
      message: `The policy of releases does not allow ${who} to ${action} ${remote}.`,
    })
  const freeze = FROZEN.includes(action) ? policy.freezes.find((one) => holds(one, remote, at)) : undefined
  if (freeze)
    throw new CodedError('frozen', {
      message: `Releases of ${remote} are frozen until ${freeze.until}: ${freeze.reason}`,
    })
  return {
    needsApproval: policy.approvals.some(
      ({ remotes, actions }) => matchesSome(remotes, remote) && actions.includes(action),
    ),
  }
}

const holds = ({ from, until, remotes }: Policy['freezes'][number], remote: string, at: Date) =>
  matchesSome(remotes, remote) && Date.parse(from) <= at.getTime() && at.getTime() < Date.parse(until)
