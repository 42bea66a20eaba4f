import { createAutosaves } from '@arunika/ui/forms'
import { administratorId } from '../../lib/administrator.ts'
import { beforeLogOut } from '../../lib/log-out.ts'

/** In this tab alone, which forgets them when it is closed: they are about people. */
const notes = createAutosaves(
  () => sessionStorage,
  (stored) =>
    'values' in stored && typeof stored.values === 'object' && stored.values !== null
      ? { values: stored.values }
      : undefined,
)

const prefix = () => `note:${administratorId()}:`
const keyOf = (applicationId: number) => prefix() + applicationId

/** What was begun about an application and not added, empty when nothing was. */
export function unsentNote(applicationId: number): string {
  const values = notes.read(keyOf(applicationId))?.values
  return values && 'text' in values && typeof values.text === 'string' ? values.text : ''
}

/** Stores an unsent note; an empty text removes it. */
export function keepUnsentNote(applicationId: number, text: string) {
  if (text.trim() === '') notes.clear(keyOf(applicationId))
  else notes.write(keyOf(applicationId), { values: { text } })
}

beforeLogOut(() => {
  for (const { key } of notes.list(prefix())) notes.clear(key)
})
