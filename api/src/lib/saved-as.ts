import type { SavedResponse } from '@arunika/contracts'

/** What a call that saved something says: the sentence for people, and the version by which the next one changes it. */
export const savedAs = (
  message: string,
  { id, updatedAt }: { id: number; updatedAt: Date },
): SavedResponse => ({
  message,
  id,
  updatedAt: updatedAt.toISOString(),
})
