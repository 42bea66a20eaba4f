import * as z from 'zod/mini'
import { required } from './common.ts'

export const loginRequest = z.object({
  email: required('The email field is required.', 254),
  password: z
    .string('The password field is required.')
    .check(z.minLength(1, 'The password field is required.'), z.maxLength(1_000)),
})

/** `token` is a JWT whose `exp` is in seconds; the browser keeps it under the key `token`. */
export const loginResponse = z.object({ message: z.string(), token: z.string() })

export type LoginRequest = z.infer<typeof loginRequest>
export type LoginResponse = z.infer<typeof loginResponse>
