import * as z from 'zod'
import type { OtherVersion } from './relay.ts'

// The first version of the data contract. Zod drops fields that the schema lacks, so responses match an older
// api.
const article = z.object({
  id: z.number(),
  title: z.string(),
  // Lists of related articles omit it.
  content: z.string().optional(),
  date: z.string(),
  hashtags: z.string(),
  featured_image_path: z.string().nullable(),
  categories: z.array(z.object({ id: z.number(), name: z.string() })),
})
const vacancy = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string(),
  location: z.string(),
  requirement: z.string(),
  description: z.string(),
})

/** Public calls of the first version and their responses. */
const FIRST: [RegExp, z.ZodType][] = [
  [/^\/api\/articles$/, z.array(article)],
  [/^\/api\/articles\/\d+$/, z.object({ article, relatedArticles: z.array(article) })],
  [/^\/api\/job-vacancies$/, z.array(vacancy)],
  [/^\/api\/job-vacancies\/\d+$/, vacancy],
]

const pathOf = (url: string) => new URL(url, 'http://api').pathname

/** An api older than the build, without the fields, parameters and calls added since. */
export const older: OtherVersion = {
  ask(url) {
    const path = pathOf(url)
    const isKnown = !path.startsWith('/api/') || FIRST.some(([pattern]) => pattern.test(path))
    return isKnown ? path : undefined
  },
  change(url, data) {
    const schema = FIRST.find(([pattern]) => pattern.test(pathOf(url)))?.[1]
    return schema ? schema.parse(data) : data
  },
}

/** An api newer than the build, with unknown fields in every object. */
export const newer: OtherVersion = {
  ask: (url) => url,
  change: (_url, data) => withMore(data),
}

const ADDED = { added_later: 'text', added_object: { id: 1 }, added_list: [null] }

function withMore(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withMore)
  if (typeof data !== 'object' || data === null) return data
  const fields = Object.entries(data).map(([name, value]) => [name, withMore(value)])
  return { ...Object.fromEntries(fields), ...ADDED }
}
