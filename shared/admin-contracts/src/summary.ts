import * as z from 'zod/mini'

/** What waits to be read in the back-office; nothing where the person may not read it. */
export const adminSummary = z.object({
  newMessages: z.number(),
  newApplications: z.number(),
  /** An older api does not count them. */
  newTrials: z.optional(z.number()),
  /** Version of the product that the api runs; an older api does not tell. */
  version: z.optional(z.string()),
})

/** Numbers of list entries, of the lists that the person may see; a count that was stopped is `MAX_COUNTED`. */
export const adminFigures = z.object({
  articles: z.optional(z.number()),
  categories: z.optional(z.number()),
  openVacancies: z.optional(z.number()),
  newApplications: z.optional(z.number()),
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

/** What has come since a person's last visit, of what they may see. */
export const whatIsNew = z.object({
  /** ISO 8601 instant at which that visit ended; null during the first one, when everything is new. */
  since: z.nullable(z.string()),
  applications: z.optional(newOnes({ name: z.string(), vacancyId: z.number(), vacancy: z.string() })),
  messages: z.optional(newOnes({ name: z.string(), subject: z.string() })),
  articles: z.optional(newOnes({ title: z.string() })),
  trials: z.optional(newOnes({ class: z.string(), student: z.string() })),
})

export type AdminFigures = z.infer<typeof adminFigures>
export type AdminSummary = z.infer<typeof adminSummary>
export type WhatIsNew = z.infer<typeof whatIsNew>
