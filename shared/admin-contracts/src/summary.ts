import * as z from 'zod/mini'

/** What waits to be read in the back-office. */
export const adminSummary = z.object({ newMessages: z.number(), newApplications: z.number() })

/** Numbers of list entries; a count that was stopped is `MAX_COUNTED`. */
export const adminFigures = z.object({
  articles: z.number(),
  categories: z.number(),
  openVacancies: z.number(),
  newApplications: z.number(),
})

/** How many are new, and the newest of them. */
const newOnes = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.object({
    count: z.number(),
    /** Each with the ISO 8601 instant at which it came. */
    newest: z.array(z.object({ id: z.number(), at: z.string(), ...fields })),
  })

/** Newest things of one kind that the dashboard names. */
export const NEWEST_NAMED = 5

/** What has come since an administrator's last visit. */
export const whatIsNew = z.object({
  /** ISO 8601 instant at which that visit ended; null during the first one, when everything is new. */
  since: z.nullable(z.string()),
  applications: newOnes({ name: z.string(), vacancyId: z.number(), vacancy: z.string() }),
  messages: newOnes({ name: z.string(), subject: z.string() }),
  articles: newOnes({ title: z.string() }),
})

export type AdminFigures = z.infer<typeof adminFigures>
export type AdminSummary = z.infer<typeof adminSummary>
export type WhatIsNew = z.infer<typeof whatIsNew>
