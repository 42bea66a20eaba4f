import * as z from 'zod/mini'

/** Texts of one form, as the editor's HTML. */
export const textsToCheck = z.object({ texts: z.array(z.string()).check(z.maxLength(12)) })
/** The parts that would not be stored, in words: `2 pictures`. */
export const lostParts = z.object({ lost: z.array(z.string()) })

export type TextsToCheck = z.infer<typeof textsToCheck>
export type LostParts = z.infer<typeof lostParts>
