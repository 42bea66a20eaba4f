import type { SavedResponse } from '@arunika/contracts'

/** Response of a call that saved something: a sentence for people, and the version that the next change must send. */
export const savedAs = (
  message: string,
  { id, updatedAt }: { id: number; updatedAt: Date },
): SavedResponse => ({
  message,
  id,
  updatedAt: updatedAt.toISOString(),
})
