import { REMOTE_NAME } from '@anyam/protocol/names'
import { isEmail, required } from '@arunika/contracts'
import * as z from 'zod/mini'
import { chosenPassword } from './auth.ts'
import { ROLES } from './roles.ts'

/** A person with a back-office account, as shown to administrators. */
export const person = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  remotes: z.array(z.string()),
  /** Vacancies whose applications a hiring manager sees; missing in an older api. */
  vacancies: z.optional(z.array(z.number())),
  /** `invited`: the invitation has not been accepted yet. */
  state: z.enum(['invited', 'active', 'disabled']),
  hasSecondFactor: z.boolean(),
  /** Number of their current sessions. */
  sessions: z.number(),
  /** ISO 8601 instant of their last use of the back-office; null before the first. */
  seenAt: z.nullable(z.string()),
  /** True for the requesting person. */
  isSelf: z.boolean(),
})
export const peopleList = z.array(person)

const rights = {
  name: required('Please enter a name.', 120),
  roles: z.array(z.enum(ROLES)).check(z.minLength(1, 'Please choose at least one role.'), z.maxLength(10)),
  remotes: z.array(z.string().check(z.regex(REMOTE_NAME))).check(z.maxLength(50)),
  /** Stay as they are if an older client omits them. */
  vacancies: z.optional(z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.maxLength(50))),
}
export const personChange = z.object(rights)
export const invitation = z.object({
  email: z
    .string('Please enter an e-mail address.')
    .check(z.trim(), isEmail('Please enter an e-mail address.'), z.maxLength(254)),
  ...rights,
})

/** `link` is the link of the mail if the site sends no mail; the administrator passes it on. */
export const invitedResponse = z.object({ message: z.string(), link: z.nullable(z.string()) })

/** Sets a password through the link of an invitation or of a reset request. */
export const linkRedemption = z.object({
  token: z.string().check(z.maxLength(200)),
  password: chosenPassword,
})
export const passwordResetRequest = z.object({ email: required('Please enter your e-mail address.', 254) })

export type Person = z.infer<typeof person>
export type PersonChange = z.infer<typeof personChange>
export type Invitation = z.infer<typeof invitation>
export type InvitedResponse = z.infer<typeof invitedResponse>
export type LinkRedemption = z.infer<typeof linkRedemption>
export type PasswordResetRequest = z.infer<typeof passwordResetRequest>
