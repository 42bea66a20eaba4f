import * as z from 'zod/mini'

/** Unread counts of the back-office; missing if the person may not read them. */
export const adminSummary = z.object({
  newMessages: z.number(),
  newApplications: z.number(),
  /** Missing in an older api. */
  newTrials: z.optional(z.number()),
  /** Drafts that wait for a review; missing in an older api. */
  articlesInReview: z.optional(z.number()),
  /** Version of the product that the api runs; missing in an older api. */
  version: z.optional(z.string()),
})

/** Numbers of entries in the lists that the person may see; a capped count is `MAX_COUNTED`. */
export const adminFigures = z.object({
  articles: z.optional(z.number()),
  categories: z.optional(z.number()),
  openVacancies: z.optional(z.number()),
  newApplications: z.optional(z.number()),
})

/** Number of new entries, and the newest of them. */
const newOnes = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.object({
    count: z.number(),
    /** Each with the ISO 8601 instant of its arrival. */
    newest: z.array(z.object({ id: z.number(), at: z.string(), ...fields })),
  })

/** Number of newest entries per kind on the dashboard. */
export const NEWEST_NAMED = 5

/** Entries since a person's last visit, limited to what they may see. */
export const whatIsNew = z.object({
  /** ISO 8601 instant at which that visit ended; null during the first visit, when everything is new. */
  since: z.nullable(z.string()),
  applications: z.optional(newOnes({ name: z.string(), vacancyId: z.number(), vacancy: z.string() })),
  messages: z.optional(newOnes({ name: z.string(), subject: z.string() })),
  articles: z.optional(newOnes({ title: z.string() })),
  trials: z.optional(newOnes({ class: z.string(), student: z.string() })),
})

export type AdminFigures = z.infer<typeof adminFigures>
export type AdminSummary = z.infer<typeof adminSummary>
export type WhatIsNew = z.infer<typeof whatIsNew>
