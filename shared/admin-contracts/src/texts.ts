import * as z from 'zod/mini'

/** Texts of one form, as the editor's HTML. */
export const textsToCheck = z.object({ texts: z.array(z.string()).check(z.maxLength(12)) })
/** Parts of texts, as words: `2 pictures`. */
const parts = z.array(z.string())
export const lostParts = z.object({
  /** The parts that would not be stored. */
  lost: parts,
  /** The parts that would be stored as links; missing from an older api. */
  linked: z.optional(parts),
})

export type TextsToCheck = z.infer<typeof textsToCheck>
export type LostParts = z.infer<typeof lostParts>
