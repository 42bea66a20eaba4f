import * as z from 'zod/mini'

/** Rows per page of a list in the back-office. */
export const LIST_PAGE_SIZE = 20
/** Counting stops here; larger counts are reported as “at least”. */
export const MAX_COUNTED = 1_000
/** The last page that can be requested by its number; later ones need a cursor. */
export const MAX_NUMBERED_PAGE = 50

const cursor = z.optional(z.string().check(z.regex(/^[\w-]{1,2400}$/)))

/**
 * A query for one page of a list. `sort` is a column, with a leading `-` for the opposite direction; with a
 * cursor from an earlier page, `after` or `before`, `page` is only the number to display.
 */
export const listQuery = <Sort extends string>(...sorts: [Sort, ...Sort[]]) => ({
  view: z.literal('page'),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  sort: z.optional(
    z.string().check(z.refine((text) => sorts.some((name) => text === name || text === `-${name}`))),
  ),
  page: z.optional(z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(1_000_000))),
  after: cursor,
  before: cursor,
})

/** One page of a list. */
export const listPage = <Entry extends z.core.SomeType>(entry: Entry) =>
  z.object({
    entries: z.array(entry),
    /** Number of this page, from 1. */
    page: z.number(),
    /** Number of matching rows. */
    found: z.number(),
    /** True if there may be more than `found`. */
    foundAtLeast: z.boolean(),
    /** Total number of rows. */
    total: z.number(),
    totalAtLeast: z.boolean(),
    /** Cursor for `after`; null on the last page. */
    next: z.nullable(z.string()),
    /** Cursor for `before`; null on the first page. */
    previous: z.nullable(z.string()),
  })

/** Query parameters of every list, in addition to its filters. */
export interface ListQuery {
  q?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  after?: string | undefined
  before?: string | undefined
}

export interface ListPage<Entry> {
  entries: Entry[]
  page: number
  found: number
  foundAtLeast: boolean
  total: number
  totalAtLeast: boolean
  next: string | null
  previous: string | null
}
