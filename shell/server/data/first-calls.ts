import type { FirstCalls } from '@anyam/releases/gate-site'
import * as z from 'zod'

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

/** The first version of the data contract. */
export const FIRST_CALLS: FirstCalls = [
  [/^\/api\/articles$/, z.array(article)],
  [/^\/api\/articles\/\d+$/, z.object({ article, relatedArticles: z.array(article) })],
  [/^\/api\/job-vacancies$/, z.array(vacancy)],
  [/^\/api\/job-vacancies\/\d+$/, vacancy],
]
