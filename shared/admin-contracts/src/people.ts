import { isEmail, REMOTE_NAME, required } from '@arunika/contracts'
import * as z from 'zod/mini'
import { MIN_PASSWORD_LENGTH } from './auth.ts'
import { ROLES } from './roles.ts'

/** A person with an account of the back-office, as administrators see them. */
export const person = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  remotes: z.array(z.string()),
  /** `invited`: the invitation has not been accepted yet. */
  state: z.enum(['invited', 'active', 'disabled']),
  hasSecondFactor: z.boolean(),
  /** Where they are logged in now. */
  sessions: z.number(),
  /** ISO 8601 instant at which they last used the back-office; null before the first time. */
  seenAt: z.nullable(z.string()),
  /** The one who asks. */
  isSelf: z.boolean(),
})
export const peopleList = z.array(person)

const rights = {
  name: required('Please enter a name.', 120),
  roles: z.array(z.enum(ROLES)).check(z.minLength(1, 'Please choose at least one role.'), z.maxLength(10)),
  remotes: z.array(z.string().check(z.regex(REMOTE_NAME))).check(z.maxLength(50)),
}
export const personChange = z.object(rights)
export const invitation = z.object({
  email: z
    .string('Please enter an e-mail address.')
    .check(z.trim(), isEmail('Please enter an e-mail address.'), z.maxLength(254)),
  ...rights,
})

/** `link` is what the mail says, where the site sends no mail: the administrator hands it over. */
export const invitedResponse = z.object({ message: z.string(), link: z.nullable(z.string()) })

/** A new password by the link of an invitation, or of a request for one. */
export const linkRedemption = z.object({
  token: z.string().check(z.maxLength(200)),
  password: z
    .string('Please choose a password.')
    .check(
      z.minLength(MIN_PASSWORD_LENGTH, `Please use at least ${MIN_PASSWORD_LENGTH} characters.`),
      z.maxLength(1_000, 'Please use at most 1,000 characters.'),
    ),
})
export const passwordResetRequest = z.object({ email: required('Please enter your e-mail address.', 254) })

export type Person = z.infer<typeof person>
export type PersonChange = z.infer<typeof personChange>
export type Invitation = z.infer<typeof invitation>
export type InvitedResponse = z.infer<typeof invitedResponse>
export type LinkRedemption = z.infer<typeof linkRedemption>
export type PasswordResetRequest = z.infer<typeof passwordResetRequest>
