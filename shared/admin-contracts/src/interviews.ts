import { messageResponse, textField } from '@arunika/contracts'
import * as z from 'zod/mini'
import { MAX_BULK } from './bulk.ts'

/** Maximum number of times in one offer. */
export const MOST_TIMES = 20

const instant = z.iso.datetime({ offset: true, error: 'Please choose a day and a time.' })

const meeting = {
  minutes: z
    .int('Please enter the length in minutes.')
    .check(z.gte(5, 'Please enter at least 5 minutes.'), z.lte(480, 'Please enter at most 480 minutes.')),
  /** A room, an address, or a link to a video call. */
  venue: textField(300),
}

/** Offers the same times to one or many applicants of a vacancy; each time can be chosen once. */
export const interviewOffer = z.object({
  ids: z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.minLength(1), z.maxLength(MAX_BULK)),
  times: z
    .array(instant)
    .check(z.minLength(1, 'Please choose a time.'), z.maxLength(MOST_TIMES, `At most ${MOST_TIMES} times.`)),
  ...meeting,
})
/** `offered`: ids of the applications whose applicants get a mail. */
export const interviewsOffered = z.extend(messageResponse, { offered: z.array(z.int()) })

/** The number of changes that the client has: if there are more, nothing is overwritten (409). */
const known = { if_changes: z.optional(z.int()) }

/** A new time for an interview. */
export const interviewMove = z.object({ at: instant, ...meeting, ...known })
export const interviewCancellation = z.object(known)

/** `over` if it has begun. */
export const INTERVIEW_STATES = ['offered', 'chosen', 'cancelled', 'over'] as const

export const interview = z.object({
  id: z.number(),
  state: z.enum(INTERVIEW_STATES),
  /** The times to choose from, in order, as ISO 8601 instants and in words. */
  times: z.array(z.object({ at: z.string(), when: z.string(), isFree: z.boolean() })),
  /** ISO 8601 instant of the chosen time; null if none is chosen. */
  at: z.nullable(z.string()),
  /** The chosen time in words. */
  when: z.nullable(z.string()),
  minutes: z.number(),
  venue: z.string(),
  /** E-mail address of the person who offered it. */
  by: z.string(),
  changes: z.number(),
})
/** The newest first. */
export const interviewList = z.object({ interviews: z.array(interview) })

export type InterviewOffer = z.infer<typeof interviewOffer>
export type InterviewMove = z.infer<typeof interviewMove>
export type InterviewCancellation = z.infer<typeof interviewCancellation>
export type Interview = z.infer<typeof interview>
export type InterviewState = Interview['state']
export type InterviewList = z.infer<typeof interviewList>
