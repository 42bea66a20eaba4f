import * as z from 'zod/mini'

const MAX_PAGE_REPORTS = 20

const build = {
  remote: z.string().check(z.regex(/^[a-z][\w-]{0,40}$/)),
  build: z.string().check(z.regex(/^\w{1,40}$/)),
}

/** What happened to a page of a build; nothing about who saw it. */
export const pageReport = z.discriminatedUnion('type', [
  z.object({ type: z.literal('view'), ...build }),
  /** The build, or the page's part of it, did not come or could not start: there was no view of it. */
  z.object({ type: z.literal('load-failure'), ...build }),
  z.object({ type: z.literal('render-error'), ...build }),
  /** `lcp` and `inp` in ms. */
  z.object({
    type: z.literal('vital'),
    ...build,
    name: z.enum(['lcp', 'cls', 'inp']),
    value: z.number().check(z.gte(0), z.lte(600_000)),
  }),
])

export const pageReports = z.object({
  reports: z.array(pageReport).check(z.minLength(1), z.maxLength(MAX_PAGE_REPORTS)),
})

export type PageReport = z.infer<typeof pageReport>
