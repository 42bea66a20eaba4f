import { createAutosaves } from '@arunika/ui/forms'

/** Maximum autosaves per form; the oldest is dropped beyond it. */
const MAX_OF_FORM = 5

/** Identifies a form: each administrator and each path has separate autosaves. */
export interface FormKey {
  administrator: string
  path: string
}

/** Unsent input of a form. */
export interface Autosaved {
  /** Id of the open form; each tab has a separate one. */
  id: string
  /** Time in ISO 8601. */
  at: string
  values: object
  /** State that a document shares with the server; input with it is merged without a question. */
  synced?: object
}

const hasValues = (stored: object): stored is { values: object } =>
  'values' in stored && typeof stored.values === 'object' && stored.values !== null

const syncedIn = (stored: object) =>
  'synced' in stored && typeof stored.synced === 'object' && stored.synced ? { synced: stored.synced } : {}

/** Autosaves of every open form, until it is sent or discarded. */
const unsent = createAutosaves(
  () => localStorage,
  (stored): Omit<Autosaved, 'id'> | undefined =>
    hasValues(stored) && 'at' in stored && typeof stored.at === 'string'
      ? { at: stored.at, values: stored.values, ...syncedIn(stored) }
      : undefined,
)

const prefixOf = ({ administrator, path }: FormKey) => `autosave:${administrator}:${path}:`
/** Key in the storage, and name of the lock that an open form holds. */
export const autosaveKey = (formKey: FormKey, id: string) => prefixOf(formKey) + id

/** Autosaves a form's input in this browser. */
export function autosave(formKey: FormKey, id: string, values: object, now = new Date(), synced?: object) {
  unsent.write(autosaveKey(formKey, id), { at: now.toISOString(), values, ...(synced && { synced }) })
  for (const oldest of listAutosaved(formKey).slice(MAX_OF_FORM)) forgetAutosaved(formKey, oldest.id)
}

export const forgetAutosaved = (formKey: FormKey, id: string) => unsent.clear(autosaveKey(formKey, id))

/** Autosaves of a form, newest first. */
export function listAutosaved(formKey: FormKey): Autosaved[] {
  const prefix = prefixOf(formKey)
  return unsent
    .list(prefix)
    .map(({ key, autosave }) => ({ id: key.slice(prefix.length), ...autosave }))
    .sort((a, b) => b.at.localeCompare(a.at))
}
