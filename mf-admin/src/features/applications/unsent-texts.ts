import type { ApplicationStatus } from '@arunika/contracts'
import { createAutosaves } from '@arunika/ui/forms'
import { administratorId } from '../../lib/administrator.ts'
import { beforeLogOut } from '../../lib/log-out.ts'
import { isBlankMail, type MailValues, mailValues } from '../../lib/mail-texts.ts'

/** Stored only for this tab and deleted when it closes, because they are about people. */
const texts = createAutosaves(
  () => sessionStorage,
  (stored) =>
    'values' in stored && typeof stored.values === 'object' && stored.values !== null
      ? { values: stored.values }
      : undefined,
)

/** An application, several, all with a decision, or an invitation. */
type About = number | 'many' | ApplicationStatus | 'invitation'

const prefixes = () => ['note', 'mail'].map((kind) => `${kind}:${administratorId()}:`)
const keyOf = (kind: 'note' | 'mail', about: About) => `${kind}:${administratorId()}:${about}`

function textOf(values: object | undefined, name: string): string {
  const text: unknown = values && Reflect.get(values, name)
  return typeof text === 'string' ? text : ''
}

/** Unsent note about an application; empty if there is none. */
export const unsentNote = (applicationId: number): string =>
  textOf(texts.read(keyOf('note', applicationId))?.values, 'text')

/** Stores an unsent note; an empty text removes it. */
export function keepUnsentNote(applicationId: number, text: string) {
  if (text.trim() === '') texts.clear(keyOf('note', applicationId))
  else texts.write(keyOf('note', applicationId), { values: { text } })
}

/** Unsent mail to one applicant, or to many; empty if there is none. */
export function unsentMail(about: About): MailValues {
  const values = texts.read(keyOf('mail', about))?.values
  return mailValues((field) => textOf(values, field))
}

/** Stores an unsent mail; an empty one removes it. */
export function keepUnsentMail(about: About, values: MailValues) {
  if (isBlankMail(values)) texts.clear(keyOf('mail', about))
  else texts.write(keyOf('mail', about), { values })
}

beforeLogOut(() => {
  for (const prefix of prefixes()) for (const { key } of texts.list(prefix)) texts.clear(key)
})
