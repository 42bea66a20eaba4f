import * as z from 'zod/mini'

/** What waits to be read in the back-office. */
export const adminSummary = z.object({ newMessages: z.number(), newApplications: z.number() })

export type AdminSummary = z.infer<typeof adminSummary>
