import * as z from 'zod/mini'

/** Texts of one form, as HTML of the editor. */
export const textsToCheck = z.object({ texts: z.array(z.string()).check(z.maxLength(12)) })
/** The parts that would not be stored, as words: `2 pictures`. */
export const lostParts = z.object({ lost: z.array(z.string()) })

export type TextsToCheck = z.infer<typeof textsToCheck>
export type LostParts = z.infer<typeof lostParts>
