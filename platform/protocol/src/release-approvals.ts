import * as z from 'zod/mini'

/** Body of a waiting command: `remote`, and those of the other fields that the command has. */
const waitingCommand = z.object({
  remote: z.string(),
  build: z.optional(z.string()),
  percent: z.optional(z.number()),
  promoteAfterMs: z.optional(z.nullable(z.number())),
  inSteps: z.optional(z.boolean()),
  path: z.optional(z.string()),
  from: z.optional(z.string()),
  redirects: z.optional(z.record(z.string(), z.string())),
  override: z.optional(z.string()),
  accepts: z.optional(z.array(z.string())),
  reason: z.optional(z.string()),
})

/** A change that waits until a second person sends the same command. */
export const waitingApproval = z.object({
  name: z.enum(['promote', 'rollback', 'canary', 'halt', 'pin', 'unpin', 'unpublish', 'retire', 'handover']),
  command: waitingCommand,
  /** The first person. */
  by: z.string(),
  /** ISO 8601 instants of the request and of its expiry. */
  at: z.string(),
  until: z.string(),
  /** True if the requester is another person whose roles or token, and the policy, allow it. */
  mayApprove: z.boolean(),
})

/** Response of `GET /registry/approvals`, the newest first. */
export const waitingApprovals = z.array(waitingApproval)

export type WaitingApproval = z.infer<typeof waitingApproval>
