import { dirname } from 'node:path'
import { CodedError } from '@anyam/server/errors'
import { DamagedFileError, parseState, readIfThere } from '@anyam/server/state-files'
import * as z from 'zod'
import { matchesSome } from './patterns.ts'
import { seenPolicyIn } from './seen-policy.ts'
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

const schema = z.strictObject({
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

export type Policy = z.infer<typeof schema>

/** A change as the policy judges it. */
export interface PolicyRequest {
  action: ReleaseAction
  remote: string
  /** Name of the sender. */
  who: string
  at: Date
}

const FROZEN: readonly ReleaseAction[] = ['promote', 'canary', 'retire', 'handover']
const REMEDY = 'Nothing is released until it is corrected.'
const LOST =
  'Restore it, or write {} into it if nothing is forbidden any more. Nothing is released until then.'

/** Allowed even while the policy cannot be read. */
export const ALWAYS: readonly ReleaseAction[] = ['halt', 'rollback', 'pin']

/**
 * Reads the policy from a file; without the file everything is allowed, unless it got lost. It is read for
 * each change, so that edits take effect at once.
 * @throws CodedError with the file and position if it is invalid
 */
export async function readPolicy(path: string): Promise<Policy> {
  try {
    const text = readIfThere(path)?.toString()
    if (text !== undefined) return schema.parse(parseState(text, schema, path, REMEDY))
    const { sha256 } = await seenPolicyIn(dirname(path)).read()
    if (sha256 !== undefined) throw new DamagedFileError(path, 'is missing', LOST)
    return schema.parse({})
  } catch (error) {
    throw new CodedError(
      'policy_unreadable',
      error instanceof DamagedFileError ? { message: error.message } : {},
    )
  }
}

/** @throws CodedError if the policy does not allow it now */
export async function assertAllowed(
  path: string,
  request: PolicyRequest,
): Promise<{ needsApproval: boolean }> {
  const { action, remote, who, at } = request
  const policy = await readPolicy(path).catch((error: unknown) => {
    if (ALWAYS.includes(action)) return schema.parse({})
    throw error
  })
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
