import type { SavedResponse } from '@arunika/contracts'
import { lostPartsOf } from './lost-parts.ts'

/** Response of a call that saved something: a sentence for people, and the version that the next change must send. */
export const savedAs = (
  message: string,
  { id, updatedAt }: { id: number; updatedAt: Date },
): SavedResponse => ({
  message,
  id,
  updatedAt: updatedAt.toISOString(),
})

const HTML_FIELD = /^(?:content|description|requirement)(?:@|$)/

/** The same, and the parts of the sent texts that were stored as links or not at all. */
export function savedTextsAs(message: string, saved: { id: number; updatedAt: Date }, fields: object) {
  const texts = Object.entries(fields).flatMap(([name, text]) =>
    HTML_FIELD.test(name) && typeof text === 'string' ? [text] : [],
  )
  const { lost, linked = [] } = lostPartsOf(texts)
  return {
    ...savedAs(message, saved),
    ...(lost.length > 0 && { lost }),
    ...(linked.length > 0 && { linked }),
  } satisfies SavedResponse
}
