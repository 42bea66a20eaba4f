import * as z from 'zod/mini'
import { required } from './common.ts'

export const category = z.object({
  id: z.number(),
  name: z.string(),
  /** Its length is the number of articles shown. */
  articles: z.array(z.object({ id: z.number(), title: z.string() })),
})
export const categoryList = z.array(category)
export const categoryInput = z.object({ name: required('Category name is required.', 100) })

export type Category = z.infer<typeof category>
export type CategoryInput = z.infer<typeof categoryInput>
