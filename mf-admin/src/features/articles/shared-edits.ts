import type { EditInput, EditState } from '@arunika/admin-contracts'
import type { ArticleFormValues } from './article-fields.ts'

export type EditValue = EditInput['changes'][string]['value']
type EditValues = Readonly<Record<string, EditValue>>

/** State shared by form and server. */
export interface Synced {
  values: EditValues
  /** Versions of the unsaved fields. */
  versions: Readonly<Record<string, string>>
  /** `updatedAt` of the saved article that this form is based on. */
  savedAt: string
}

/** A field that another editor has changed too. */
export interface Collision {
  theirs: EditValue
  by: string
}
export type Collisions = Readonly<Record<string, Collision>>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** Fields that editors share while editing; files and versions are not among them. */
export function sharedValues(form: ArticleFormValues): EditValues {
  const { featured_image: _, if_updated_at: _version, merged_edits: _merged, ...fields } = form
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, (value ?? '') as EditValue]))
}

/** Local changes since the last request, except fields in conflict. */
export function changesOf(synced: Synced, values: EditValues, collisions: Collisions): EditInput['changes'] {
  const changed = Object.entries(values).filter(
    ([name, value]) => !(name in collisions) && !isSame(value, synced.values[name]),
  )
  return Object.fromEntries(
    changed.map(([name, value]) => [name, { value, known: synced.versions[name] ?? '' }]),
  )
}

interface Merged {
  synced: Synced
  /** Other editors' edits to put into the form. */
  taken: EditValues
  collisions: Collisions
}

/**
 * Merges other editors' edits into the form, field by field.
 * @param values current values of the form
 * @param sent changes to which `state` is the response
 */
export function mergeState(
  synced: Synced,
  values: EditValues,
  sent: EditInput['changes'],
  state: EditState,
): Merged {
  const agreed: Record<string, EditValue> = { ...synced.values }
  const taken: Record<string, EditValue> = {}
  const collisions: Record<string, Collision> = {}
  for (const [name, { value }] of Object.entries(sent))
    if (!state.refused.includes(name)) agreed[name] = value
  for (const [name, { value, by, at }] of Object.entries(state.fields)) {
    if (at === synced.versions[name] || isSame(value, agreed[name])) continue
    if (isSame(values[name], value)) agreed[name] = value
    else if (isSame(values[name], agreed[name]) && !state.refused.includes(name)) {
      agreed[name] = value
      taken[name] = value
    } else {
      agreed[name] = value
      collisions[name] = { theirs: value, by }
    }
  }
  const versions = Object.fromEntries(Object.entries(state.fields).map(([name, { at }]) => [name, at]))
  return { synced: { ...synced, values: agreed, versions }, taken, collisions }
}

/** Merges an article that another editor has saved into the form; unsaved edits remain. */
export function mergeSaved(
  synced: Synced,
  values: EditValues,
  saved: EditValues,
  { fields, savedAt }: EditState,
): Merged {
  const agreed: Record<string, EditValue> = { ...synced.values }
  const taken: Record<string, EditValue> = {}
  const collisions: Record<string, Collision> = {}
  for (const [name, value] of Object.entries(saved)) {
    if (name in fields || isSame(value, agreed[name])) continue
    if (isSame(values[name], agreed[name])) taken[name] = value
    else if (!isSame(values[name], value)) collisions[name] = { theirs: value, by: '' }
    agreed[name] = value
  }
  return { synced: { ...synced, values: agreed, savedAt }, taken, collisions }
}

/** Newest version among the unsaved fields; empty without any. */
export const newestOf = ({ versions }: Synced) => Object.values(versions).sort().at(-1) ?? ''
