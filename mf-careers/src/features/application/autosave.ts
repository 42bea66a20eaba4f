import type { ApplicationInput } from '@arunika/contracts'
import { FIELD_NAMES } from './fields.ts'

/** Unsent input. Documents are not stored: a page may not store a visitor's files. */
export interface Autosave {
  /** Names this application to the api, so that sending it twice is harmless. */
  key: string
  values: Partial<Record<keyof ApplicationInput, string>>
}

const slot = (vacancyId: number) => `application-${vacancyId}`

/** Not `randomUUID`, which only secure origins have. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

export const isEmpty = (values: Autosave['values']) => FIELD_NAMES.every((name) => !values[name]?.trim())

/** The known fields of whatever was stored; undefined if it is no autosave. */
export function parseAutosave(stored: string | null): Autosave | undefined {
  try {
    const found: unknown = JSON.parse(stored ?? 'null')
    if (typeof found !== 'object' || found === null || !('key' in found) || !('values' in found))
      return undefined
    const { key, values } = found
    if (typeof key !== 'string' || key.length < 8 || typeof values !== 'object' || values === null)
      return undefined
    const entries = Object.entries(values).filter(
      ([name, value]) => FIELD_NAMES.some((known) => known === name) && typeof value === 'string',
    )
    return { key, values: Object.fromEntries(entries) }
  } catch {
    return undefined
  }
}

/**
 * The autosaved input of a vacancy on this device; storage may be forbidden or full, and the form works
 * without it.
 */
export const autosaves = {
  read(vacancyId: number): Autosave | undefined {
    return attempt(() => parseAutosave(localStorage.getItem(slot(vacancyId))))
  },
  write(vacancyId: number, autosaved: Autosave) {
    if (isEmpty(autosaved.values)) this.clear(vacancyId)
    else attempt(() => localStorage.setItem(slot(vacancyId), JSON.stringify(autosaved)))
  },
  clear(vacancyId: number) {
    attempt(() => localStorage.removeItem(slot(vacancyId)))
  },
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
