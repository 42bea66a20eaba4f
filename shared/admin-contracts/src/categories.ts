import {
  fieldsInLanguages,
  idParams,
  knownVersion,
  optionalText,
  required,
  translationsOf,
} from '@arunika/contracts'
import * as z from 'zod/mini'

const MAX_NAME = 100

/** A category's name in another language. */
export const categoryTranslation = z.object({ name: z.string() })

export const category = z.object({
  id: z.number(),
  name: z.string(),
  translations: translationsOf(categoryTranslation),
  /** Its length is the number of visible articles. */
  articles: z.array(z.object({ id: z.number(), title: z.string() })),
  /** ISO 8601 instant of the last change; missing in the first version of the contract. */
  updatedAt: z.optional(z.string()),
})
export const categoryList = z.array(category)
export const categoryInput = z.object({
  name: required('Category name is required.', MAX_NAME),
  if_updated_at: knownVersion,
  /** An empty name removes the translation; a missing field leaves it unchanged. */
  ...fieldsInLanguages({ name: optionalText(MAX_NAME) }),
})

export const CATEGORY_NAME_TAKEN = 'There is a category of this name already.'

/** `move_to`: the category to which the articles of the deleted one move. */
export const categoryDeletion = z.object({ move_to: z.optional(idParams.shape.id) })

export type Category = z.infer<typeof category>
export type CategoryInput = z.infer<typeof categoryInput>
export type CategoryTranslation = z.infer<typeof categoryTranslation>
