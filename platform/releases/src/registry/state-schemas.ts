import { releaseToken } from '@anyam/protocol'
import * as z from 'zod/mini'

/** `tokens.json` */
export const storedTokens = z.array(
  // A token of an older version may lack its creator.
  z.object({
    ...releaseToken.shape,
    by: z._default(z.string(), ''),
    hash: z.string(),
    mayForce: z.optional(z.boolean()),
  }),
)

/** `approvals.json` */
export const requestedApprovals = z.array(
  z.object({
    command: z.string().check(z.refine(isJson, 'is no JSON')),
    build: z.optional(z.string()),
    reasons: z.optional(z.object({ override: z.optional(z.string()), reason: z.optional(z.string()) })),
    by: z.string(),
    at: z.string(),
  }),
)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
