import { senderLanguage } from '@arunika/contracts'
import * as z from 'zod/mini'
import { listPage, listQuery } from './lists.ts'
import { TRIAL_STATUSES } from './trial-names.ts'

export const trialStatus = z.enum(TRIAL_STATUSES)

/** A booked trial in a list. */
export const trialRow = z.object({
  id: z.number(),
  /** Name of the class at the time of booking. */
  class: z.string(),
  student: z.string(),
  name: z.string(),
  status: trialStatus,
  /** ISO 8601 instant of the lesson; null if the booking only names a preferred time, missing in an older api. */
  slotAt: z.optional(z.nullable(z.string())),
  /** ISO 8601 instant. */
  createdAt: z.string(),
})

/** All fields of the form. */
export const trial = z.extend(trialRow, {
  /** Path of the class's page. */
  classPath: z.string(),
  age: z.number(),
  day: z.string(),
  language: senderLanguage,
  email: z.string(),
  phone: z.string(),
})

export const trialPage = listPage(trialRow)
export const trialQuery = z.object({
  ...listQuery('class', 'student', 'booked-by', 'received'),
  status: z.optional(trialStatus),
})
export const trialStatusInput = z.object({
  status: trialStatus,
  /** The status that the client has: if it has changed since, nothing is overwritten (409). */
  if_status: z.optional(trialStatus),
})

export type Trial = z.infer<typeof trial>
export type TrialStatusInput = z.infer<typeof trialStatusInput>
export type TrialRow = z.infer<typeof trialRow>
