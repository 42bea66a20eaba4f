import * as z from 'zod/mini'

/** Maximum number of entries that one request changes. */
export const MAX_BULK = 200

const ids = z
  .array(z.int().check(z.gte(1), z.lte(2_147_483_647)))
  .check(z.minLength(1), z.maxLength(MAX_BULK))

/** `publish` makes them visible to readers at once, `unpublish` turns them into drafts. */
export const articleBulkInput = z.union([
  z.object({ ids, action: z.enum(['publish', 'unpublish']) }),
  z.object({ ids, action: z.literal('categorise'), category: z.int().check(z.gte(1)) }),
])
export const vacancyBulkInput = z.object({ ids, action: z.enum(['close', 'open']) })

/** Search over everything; at most `MOST_FOUND` results of each kind. */
export const searchQuery = z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) })
export const MOST_FOUND = 5
const found = z.object({ id: z.number(), title: z.string() })
export const searchResult = z.object({
  articles: z.array(found),
  vacancies: z.array(found),
  categories: z.array(found),
  messages: z.array(found),
  applications: z.array(z.extend(found, { vacancyId: z.number() })),
  /** Titled by student; an older api does not search them. */
  trials: z.optional(z.array(z.extend(found, { class: z.string() }))),
})

export type ArticleBulkInput = z.infer<typeof articleBulkInput>
export type VacancyBulkInput = z.infer<typeof vacancyBulkInput>
export type SearchResult = z.infer<typeof searchResult>
