import * as z from 'zod/mini'

/** Response of calls that change something: a sentence for people. */
export const messageResponse = z.object({ message: z.string() })

/**
 * Body of every response other than 2xx. `code` is for programs, `message` for people, `errors` lists invalid
 * fields (422 only), `changed` is the author and time of a newer version (409 only).
 */
export const errorResponse = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  changed: z.optional(z.object({ by: z.string(), at: z.string() })),
})

export const tooLong = (limit: number) => `Please use at most ${limit.toLocaleString('en-US')} characters.`

/** A text that must not be only white space. */
export const required = (message: string, limit = 10_000) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, { error: message, abort: true }), z.maxLength(limit, tooLong(limit)))

export type MessageResponse = z.infer<typeof messageResponse>
export type ErrorResponse = z.infer<typeof errorResponse>
