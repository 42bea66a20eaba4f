import * as z from 'zod/mini'

/** Body of a command that waits; `remote` and those fields of the others that the command has. */
const waitingCommand = z.object({
  remote: z.string(),
  build: z.optional(z.string()),
  percent: z.optional(z.number()),
  promoteAfterMs: z.optional(z.nullable(z.number())),
  path: z.optional(z.string()),
  from: z.optional(z.string()),
  redirects: z.optional(z.record(z.string(), z.string())),
  override: z.optional(z.string()),
  reason: z.optional(z.string()),
})

/** A change that waits until a second person sends the same command. */
export const waitingApproval = z.object({
  name: z.enum(['promote', 'rollback', 'canary', 'halt', 'pin', 'unpin', 'retire', 'handover']),
  command: waitingCommand,
  /** The first person. */
  by: z.string(),
  /** ISO 8601 instants: when it was asked for, and when the request expires. */
  at: z.string(),
  until: z.string(),
  /** Whether the requester is another person, who may do it by roles or token and by the policy. */
  mayApprove: z.boolean(),
})

/** Response of `GET /registry/approvals`, the newest first. */
export const waitingApprovals = z.array(waitingApproval)

export type WaitingApproval = z.infer<typeof waitingApproval>
