import { createAutosaves } from '@arunika/ui/forms'

/** Most autosaved texts per form; beyond it the oldest is dropped. */
const MAX_OF_FORM = 5

/** The form whose text it is: another administrator, and another path, have their own. */
export interface FormKey {
  administrator: string
  path: string
}

/** Unsent input of a form. */
export interface Autosaved {
  /** Of the form as it was open: each tab has its own. */
  id: string
  /** ISO 8601 instant. */
  at: string
  values: object
}

/** Unsent input of a form whose session ended. */
export interface SessionAutosave {
  values: object
  /** Whether files were chosen, which cannot be stored. */
  hadFiles: boolean
}

const hasValues = (stored: object): stored is { values: object } =>
  'values' in stored && typeof stored.values === 'object' && stored.values !== null

/** For every form that is open, until it is sent or discarded. */
const unsent = createAutosaves(
  () => localStorage,
  (stored): Omit<Autosaved, 'id'> | undefined =>
    hasValues(stored) && 'at' in stored && typeof stored.at === 'string'
      ? { at: stored.at, values: stored.values }
      : undefined,
)

/** For this tab's next login alone. */
const torn = createAutosaves(
  () => sessionStorage,
  (stored): SessionAutosave | undefined =>
    hasValues(stored)
      ? { values: stored.values, hadFiles: 'hadFiles' in stored && stored.hadFiles === true }
      : undefined,
)

const prefixOf = ({ administrator, path }: FormKey) => `autosave:${administrator}:${path}:`
/** The name that earlier builds gave it, whose text a login may find. */
const tornKeyOf = ({ administrator, path }: FormKey) => `draft:${administrator}:${path}`

/** Key of the storage, and name of the lock that a form holds while it is open. */
export const autosaveKey = (formKey: FormKey, id: string) => prefixOf(formKey) + id

/** Autosaves a form's input in this browser. */
export function autosave(formKey: FormKey, id: string, values: object, now = new Date()) {
  unsent.write(autosaveKey(formKey, id), { at: now.toISOString(), values })
  for (const oldest of listAutosaved(formKey).slice(MAX_OF_FORM)) forgetAutosaved(formKey, oldest.id)
}

export const forgetAutosaved = (formKey: FormKey, id: string) => unsent.clear(autosaveKey(formKey, id))

/** What was autosaved for a form, newest first. */
export function listAutosaved(formKey: FormKey): Autosaved[] {
  const prefix = prefixOf(formKey)
  return unsent
    .list(prefix)
    .map(({ key, autosave }) => ({ id: key.slice(prefix.length), ...autosave }))
    .sort((a, b) => b.at.localeCompare(a.at))
}

/** Stores what was typed in a form whose session ends. */
export const keepForLogin = (formKey: FormKey, values: object) =>
  torn.write(tornKeyOf(formKey), {
    values,
    hadFiles: Object.values(values).some((value) => value instanceof File),
  })

/** What was stored for the form after a login; it is returned once. */
export function takeAfterLogin(formKey: FormKey): SessionAutosave | undefined {
  const key = tornKeyOf(formKey)
  const found = torn.read(key)
  torn.clear(key)
  return found
}
