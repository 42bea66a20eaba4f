import { required } from '@arunika/contracts'
import * as z from 'zod/mini'
import { ROLES } from './roles.ts'

export const loginRequest = z.object({
  email: required('The email field is required.', 254),
  password: z
    .string('The password field is required.')
    .check(z.minLength(1, 'The password field is required.'), z.maxLength(1_000)),
})

/** `token` is a JWT whose `exp` is in seconds; the browser stores it under the key `token`. */
export const loginResponse = z.object({
  message: z.string(),
  token: z.string(),
  /** The second factor is still required; the token is valid only for that. */
  second_factor: z.optional(z.boolean()),
})

/**
 * Header of a login by a client that renews its token: it gets short tokens, which die soon after they were copied. Any
 * other client gets one for as long as its session.
 */
export const RENEWS_TOKENS = 'x-renews-tokens'

export const MIN_PASSWORD_LENGTH = 12

/** At the field of a refused password; `weak_password` is the error's code. */
export const WEAK_PASSWORD =
  'This password is easy to guess: it is a common one, or made of your name, your address or the name of the site.'

/** A newly chosen password. Every character counts, and any composition is fine. */
export const chosenPassword = z.string('Please choose a password.').check(
  z.refine(
    // People count an emoji as one character.
    (text) => [...text].length >= MIN_PASSWORD_LENGTH,
    `Please use at least ${MIN_PASSWORD_LENGTH} characters.`,
  ),
  z.maxLength(1_000, 'Please use at most 1,000 characters.'),
  z.regex(/\S/, 'Please use more than spaces.'),
)

export const passwordChange = z.object({
  current: z
    .string('Please enter your password.')
    .check(z.minLength(1, 'Please enter your password.'), z.maxLength(1_000)),
  next: chosenPassword,
})

/** The account of a token, and its rights. */
export const administrator = z.object({
  email: z.string(),
  /** Empty until the person enters it. */
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Remotes that a releaser may release. */
  remotes: z.array(z.string()),
  /** ISO 8601 instant until which irreversible actions require no further proof; null without a second factor. */
  provenUntil: z.nullable(z.string()),
})

/** A session of the administrator. */
export const adminSession = z.object({
  id: z.string(),
  /** ISO 8601 instants. */
  createdAt: z.string(),
  /** Rounded to the minute. */
  usedAt: z.string(),
  expiresAt: z.string(),
  /** The browser's user agent; may be empty. */
  userAgent: z.string(),
  /** The network of its last use, such as `203.0.113.0/24`; may be empty. */
  network: z.string(),
  /** True for the session that sent the request. */
  isCurrent: z.boolean(),
})
export const adminSessionList = z.array(adminSession)
export const sessionParams = z.object({ id: z.uuid() })

export type Administrator = z.infer<typeof administrator>
export type PasswordChange = z.infer<typeof passwordChange>
export type AdminSession = z.infer<typeof adminSession>
export type LoginRequest = z.infer<typeof loginRequest>
export type LoginResponse = z.infer<typeof loginResponse>
