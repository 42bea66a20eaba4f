import { application, idParams, messageResponse } from '@arunika/contracts'
import * as z from 'zod/mini'
import { applicationRow } from './admin-lists.ts'
import { MAX_BULK } from './bulk.ts'
import { listPage, listQuery } from './lists.ts'
import { MAIL_STATES } from './mail-fields.ts'

/** Newest applications of a person in the list. */
export const MOST_SHOWN = 3

/** An application of a person. */
export const applicantApplication = z.extend(
  z.pick(application, {
    id: true,
    createdAt: true,
    reference: true,
    status: true,
    stage: true,
    withdrawnAt: true,
    source: true,
  }),
  {
    vacancy: z.object({ id: z.number(), title: z.string() }),
    /** Mean of all ratings; null if there is none. */
    rating: z.nullable(z.number()),
  },
)

/** A person as in the newest application that fits the query, whose id it has. */
export const applicantRow = z.extend(
  z.pick(applicationRow, {
    id: true,
    createdAt: true,
    name: true,
    phone: true,
    email: true,
    language: true,
    passage: true,
  }),
  {
    /** All applications, the newest first, up to `MOST_SHOWN`. */
    applications: z.array(applicantApplication),
    /** Number of all applications. */
    count: z.number(),
  },
)
export const applicantPage = z.extend(listPage(applicantRow), {
  /** Years with applications, the newest first. */
  years: z.array(z.number()),
})
export const applicantQuery = z.object({
  ...listQuery('applied'),
  vacancy: z.optional(idParams.shape.id),
  status: z.optional(application.shape.status),
  /** Year of the application at the office. */
  year: z.optional(z.coerce.number<string>().check(z.int(), z.gte(2000), z.lte(9999))),
})

/** Applications that a person's page lists. */
export const MOST_OF_PERSON = 100

/** Somebody who may be the same person. */
const namesake = z.extend(z.pick(application, { id: true, name: true, phone: true, email: true }), {
  /** True if the phone number is the same; otherwise only the name is. */
  hasPhone: z.boolean(),
})

/** A person with all applications, the newest first. */
export const applicant = z.extend(
  z.pick(application, { id: true, name: true, phone: true, email: true, language: true }),
  {
    /** Each with the name, address and number that it was sent with. */
    applications: z.array(
      z.extend(applicantApplication, z.pick(application, { name: true, email: true, phone: true }).shape),
    ),
    namesakes: z.array(namesake),
    /** The newest first. */
    invitations: z.array(
      z.object({
        id: z.number(),
        /** Id of the application that the mail was written to. */
        application: z.number(),
        /** Title of the vacancy; empty if it has been deleted. */
        vacancy: z.string(),
        by: z.string(),
        /** ISO 8601 instant. */
        sendAt: z.string(),
        state: z.enum(MAIL_STATES),
      }),
    ),
    refusesInvitations: z.boolean(),
  },
)

const ids = z.array(z.int().check(z.gte(1), z.lte(2_147_483_647)))
/** Applications of people who are one person. */
export const mergeInput = z.object({ ids: ids.check(z.minLength(2), z.maxLength(MAX_BULK)) })
/** `separate`: what undoes it, as the bodies of calls one after the other. */
export const merged = z.extend(messageResponse, { separate: z.array(z.object({ ids })) })
/** Applications of one person; with all others of their addresses they become a person of their own. */
export const separateInput = z.object({ ids: ids.check(z.minLength(1), z.maxLength(MAX_BULK)) })
/** `merge`: the body of the call that undoes it. */
export const separated = z.extend(messageResponse, { merge: z.object({ ids }) })

export type ApplicantApplication = z.infer<typeof applicantApplication>
export type ApplicantRow = z.infer<typeof applicantRow>
export type ApplicantPage = z.infer<typeof applicantPage>
export type Applicant = z.infer<typeof applicant>
export type Merged = z.infer<typeof merged>
export type Separated = z.infer<typeof separated>
