import * as z from 'zod/mini'

/** A remark about a policy. */
export const policyRemark = z.object({
  /** Position in the policy, such as `freezes.0.until`; empty for the whole text. */
  at: z.string(),
  message: z.string(),
})

/** Body of `POST /registry/policy`. */
export const newPolicy = z.object({
  /** JSON, as in `policy.json`. */
  text: z.string().check(z.maxLength(200_000)),
  /** Version of the policy that was edited. */
  basedOn: z.int().check(z.gte(0)),
  reason: z.string().check(z.trim(), z.minLength(1, 'Please say why.'), z.maxLength(300)),
})

/** Body of `POST /registry/policy/check`. */
export const checkedPolicy = z.pick(newPolicy, { text: true })

/** Response of `POST /registry/policy/check`. */
export const policyCheck = z.object({
  /** They keep the policy from taking effect. */
  problems: z.array(policyRemark),
  warnings: z.array(policyRemark),
  /** Differences from the policy in force, as sentences; empty while there are problems. */
  changes: z.array(z.string()),
})

/** A new policy that waits for a second person. */
const policyProposal = z.object({
  text: z.string(),
  basedOn: z.int(),
  reason: z.string(),
  by: z.string(),
  /** ISO 8601 instant of its expiry. */
  until: z.string(),
  changes: z.array(z.string()),
  /** True if the requester is another person. */
  mayApprove: z.boolean(),
})

/** Response of `GET /registry/policy`. */
export const releasePolicy = z.object({
  version: z.int(),
  /** The person who set it, `edit on the server`, or empty if it was never set. */
  by: z.string(),
  /** ISO 8601 instant. */
  at: z.string(),
  /** The policy as sentences; none if nothing is forbidden. */
  sentences: z.array(z.string()),
  warnings: z.array(policyRemark),
  /** Problems of a `policy.json` that is therefore not in force. */
  problems: z.array(policyRemark),
  /** True if it is unknown which policy is in force, so that nothing is released; the problems have the reason. */
  isUnreadable: z.optional(z.boolean()),
  /** Only for administrators and operators. */
  text: z.optional(z.string()),
  proposal: z.optional(policyProposal),
})

export type PolicyRemark = z.infer<typeof policyRemark>
export type NewPolicy = z.infer<typeof newPolicy>
export type PolicyCheck = z.infer<typeof policyCheck>
export type ReleasePolicy = z.infer<typeof releasePolicy>
