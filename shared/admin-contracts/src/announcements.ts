import { application, applicationStatus, idParams, messageResponse } from '@arunika/contracts'
import * as z from 'zod/mini'
import { MAX_BULK } from './bulk.ts'
import { listPage, listQuery } from './lists.ts'
import { writtenMail } from './mails.ts'

/** A decision that its applicant does not know yet; `id` is the application's. */
export const announcementRow = z.extend(
  z.pick(application, {
    id: true,
    name: true,
    email: true,
    status: true,
    announcedStatus: true,
    withdrawnAt: true,
    stage: true,
    language: true,
  }),
  {
    vacancy: z.object({ id: z.number(), title: z.string() }),
    /** The sentence on the applicant's own page now, and after the announcement. */
    shown: z.string(),
    next: z.string(),
    /** The mail that will announce it; null until one is written. */
    mail: z.nullable(
      z.extend(
        z.pick(writtenMail, { id: true, subject: true, text: true, by: true, sendAt: true, state: true }),
        {
          /** The status that it announces, whatever has been decided since. */
          announces: applicationStatus,
          /** Code of the last error; null if there was none. */
          lastError: z.nullable(z.string()),
        },
      ),
    ),
  },
)
export const announcementPage = listPage(announcementRow)
export const announcementQuery = z.object({
  ...listQuery('decided', 'due'),
  /** `waiting`: those with a mail that has not left, the next one first; by default those without. */
  mail: z.optional(z.enum(['none', 'waiting'])),
  vacancy: z.optional(idParams.shape.id),
  status: z.optional(applicationStatus),
})

/** An invitation that has not left; `id` is the mail's. */
export const invitationRow = z.object({
  id: z.number(),
  /** Id of the application that it was written to. */
  application: z.number(),
  name: z.string(),
  /** The vacancy that it invites to. */
  vacancy: z.object({ id: z.number(), title: z.string() }),
  subject: z.string(),
  text: z.string(),
  by: z.string(),
  /** ISO 8601 instant at which it is due. */
  sendAt: z.string(),
  state: writtenMail.shape.state,
  /** Code of the last error; null if there was none. */
  lastError: z.nullable(z.string()),
})
export const invitationPage = listPage(invitationRow)
export const invitationQuery = z.object({ ...listQuery('due'), vacancy: z.optional(idParams.shape.id) })

/** Cancels the mails that would announce the decisions about these applications. */
export const takeBackInput = z.object({
  ids: z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.minLength(1), z.maxLength(MAX_BULK)),
})
/** `takenBack`: the applications whose mail has been cancelled; the others have none, or theirs has left. */
export const takenBack = z.extend(messageResponse, { takenBack: z.array(z.int()) })

export type InvitationRow = z.infer<typeof invitationRow>
export type AnnouncementRow = z.infer<typeof announcementRow>
export type TakeBackInput = z.infer<typeof takeBackInput>
export type TakenBack = z.infer<typeof takenBack>
