/** Most autosaved texts per form; beyond it the oldest is dropped. */
const MAX_OF_FORM = 5

/** The form whose text it is: another administrator, and another path, have their own. */
export interface FormKey {
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

const prefixOf = ({ administrator, path }: FormKey) => `autosave:${administrator}:${path}:`

/** Key of the storage, and name of the lock that a form holds while it is open. */
export const autosaveKey = (formKey: FormKey, id: string) => prefixOf(formKey) + id

/** Autosaves a form's input in this browser; files cannot be stored. */
export function autosave(formKey: FormKey, id: string, values: object, now = new Date()) {
  const text = JSON.stringify({ at: now.toISOString(), values }, (_, value) =>
    value instanceof File ? undefined : value,
  )
  try {
    localStorage.setItem(autosaveKey(formKey, id), text)
  } catch {
    // The browser's storage is full: nothing is stored, as without autosave.
  }
  for (const oldest of listAutosaved(formKey).slice(MAX_OF_FORM)) forgetAutosaved(formKey, oldest.id)
}

export const forgetAutosaved = (formKey: FormKey, id: string) =>
  localStorage.removeItem(autosaveKey(formKey, id))

/** What was autosaved for a form, newest first; unreadable entries are skipped. */
export function listAutosaved(formKey: FormKey): Autosaved[] {
  const prefix = prefixOf(formKey)
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
