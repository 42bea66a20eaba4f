import * as z from 'zod/mini'

/** A due mail that has not been sent, without its text, which may contain a link for its recipient only. */
export const outboxMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** ISO 8601 instants: first due, next attempt, and final failure; null while attempts continue. */
  dueAt: z.string(),
  nextAttemptAt: z.string(),
  failedAt: z.nullable(z.string()),
  attempts: z.number(),
  /** Code of the last error; null before the first. */
  lastError: z.nullable(z.string()),
})

export const outbox = z.object({
  /** False if no mail server is set up, so that all mail waits. */
  hasServer: z.boolean(),
  waiting: z.number(),
  failed: z.number(),
  /** The abandoned ones first, then the newest; at most 200. */
  mails: z.array(outboxMail),
  /** Events of publications that wait for their receiver, and why; absent if none waits. */
  webhooks: z.optional(z.object({ waiting: z.number(), lastError: z.nullable(z.string()) })),
})

export type OutboxMail = z.infer<typeof outboxMail>
export type Outbox = z.infer<typeof outbox>
