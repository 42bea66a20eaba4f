/** Texts of one form that are kept at most: a form that was left more often forgets the oldest. */
const MAX_OF_FORM = 5

/** The form whose text it is: another administrator, and another path, have their own. */
export interface FormPlace {
  administrator: string
  path: string
}

/** What was typed in a form and never sent. */
export interface Autosaved {
  /** Of the form as it was open: each tab has its own. */
  id: string
  /** ISO 8601 instant. */
  at: string
  values: object
}

const prefixOf = ({ administrator, path }: FormPlace) => `autosave:${administrator}:${path}:`

/** Key of the storage, and name of the lock that a form holds while it is open. */
export const autosaveKey = (place: FormPlace, id: string) => prefixOf(place) + id

/** Keeps in this browser what was typed in a form; files cannot be kept. */
export function autosave(place: FormPlace, id: string, values: object, now = new Date()) {
  const text = JSON.stringify({ at: now.toISOString(), values }, (_, value) =>
    value instanceof File ? undefined : value,
  )
  try {
    localStorage.setItem(autosaveKey(place, id), text)
  } catch {
    // The browser's storage is full: then nothing is kept, as it would be without this.
  }
  for (const oldest of listAutosaved(place).slice(MAX_OF_FORM)) forgetAutosaved(place, oldest.id)
}

export const forgetAutosaved = (place: FormPlace, id: string) =>
  localStorage.removeItem(autosaveKey(place, id))

/** What was kept for a form, the newest first; what cannot be read counts as nothing. */
export function listAutosaved(place: FormPlace): Autosaved[] {
  const prefix = prefixOf(place)
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => read(key.slice(prefix.length), localStorage.getItem(key)))
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

function read(id: string, text: string | null): Autosaved[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isStored(stored) ? [{ id, ...stored }] : []
  } catch {
    return []
  }
}

const isStored = (stored: unknown): stored is Omit<Autosaved, 'id'> =>
  typeof stored === 'object' &&
  stored !== null &&
  'at' in stored &&
  typeof stored.at === 'string' &&
  'values' in stored &&
  typeof stored.values === 'object' &&
  stored.values !== null
