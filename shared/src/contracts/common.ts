import * as z from 'zod/mini'

/** Calls that change something answer with a sentence for people. */
export const messageResponse = z.object({ message: z.string() })

/**
 * Body of every answer that is not 2xx. `code` is for programs, `message` for people,
 * `errors` names the faulty fields (422 only).
 */
export const errorResponse = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})

export const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive()) })

/** A text that must hold something besides white space. */
export const required = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message))

export const requiredField = () => required('This field is required.')

export type MessageResponse = z.infer<typeof messageResponse>
export type ErrorResponse = z.infer<typeof errorResponse>
