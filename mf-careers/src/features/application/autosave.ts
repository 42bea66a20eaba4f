import type { ApplicationInput } from '@arunika/contracts'
import { createAutosaves } from '@arunika/ui/forms'
import { FIELD_NAMES } from './fields.ts'

/** Unsent input, without the documents. */
export interface Autosave {
  /** Idempotency key, so that sending the application twice is harmless. */
  key: string
  values: Partial<Record<keyof ApplicationInput, string>>
}

const slot = (vacancyId: number) => `application-${vacancyId}`

/** Avoids `randomUUID`, which only secure origins have. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Number of fields with a value. */
export const filledIn = (values: Autosave['values']) =>
  FIELD_NAMES.filter((name) => values[name]?.trim()).length

/** Reads the known fields of a stored value; undefined if it is not an autosave. */
function parse(stored: object): Autosave | undefined {
  if (!('key' in stored) || !('values' in stored)) return undefined
  const { key, values } = stored
  if (typeof key !== 'string' || key.length < 8 || typeof values !== 'object' || values === null)
    return undefined
  const entries = Object.entries(values).filter(
    ([name, value]) => FIELD_NAMES.some((known) => known === name) && typeof value === 'string',
  )
  return { key, values: Object.fromEntries(entries) }
}

const stored = createAutosaves(() => localStorage, parse)

/** Autosaved input by vacancy, on this device. */
export const autosaves = {
  read: (vacancyId: number) => stored.read(slot(vacancyId)),
  write(vacancyId: number, autosave: Autosave) {
    if (filledIn(autosave.values) === 0) this.clear(vacancyId)
    else stored.write(slot(vacancyId), autosave)
  },
  clear: (vacancyId: number) => stored.clear(slot(vacancyId)),
}
