import { idParams, knownVersion, required } from '@arunika/contracts'
import * as z from 'zod/mini'

export const category = z.object({
  id: z.number(),
  name: z.string(),
  /** Its length is the number of articles shown. */
  articles: z.array(z.object({ id: z.number(), title: z.string() })),
  /** ISO 8601 instant of the last change; the first version of the contract did not have it. */
  updatedAt: z.optional(z.string()),
})
export const categoryList = z.array(category)
export const categoryInput = z.object({
  name: required('Category name is required.', 100),
  if_updated_at: knownVersion,
})

export const CATEGORY_NAME_TAKEN = 'There is a category of this name already.'

/** `move_to`: the category that takes the articles of the deleted one. */
export const categoryDeletion = z.object({ move_to: z.optional(idParams.shape.id) })

export type Category = z.infer<typeof category>
export type CategoryInput = z.infer<typeof categoryInput>
