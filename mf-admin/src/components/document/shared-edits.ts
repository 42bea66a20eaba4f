import type { EditInput, EditState } from '@arunika/admin-contracts'
import type { mergeHtml, ParagraphConflict } from '../merging/merge-html.ts'

export type EditValue = EditInput['changes'][string]['value']
export type EditValues = Readonly<Record<string, EditValue>>

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

/** True for a field that begins a new article; choices alone do not. */
export const isTyped = (name: string) => name !== 'draft' && name !== 'review'

/** Fields of a form that are no shared input: files and versions. */
const OWN = new Set(['featured_image', 'if_updated_at', 'merged_edits', 'reserved_id'])

/** Fields that editors share while editing. */
export const sharedValues = (form: object): EditValues =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => !OWN.has(name))
      .map(([name, value]) => [name, value === undefined ? '' : (value as EditValue)]),
  )

/** Local changes since the last request, except fields in conflict. */
export function changesOf(synced: Synced, values: EditValues, collisions: Collisions): EditInput['changes'] {
  const changed = Object.entries(values).filter(
    ([name, value]) => !(name in collisions) && !isSame(value, synced.values[name]),
  )
  return Object.fromEntries(
    changed.map(([name, value]) => [name, { value, known: synced.versions[name] ?? '' }]),
  )
}

/** A paragraph that another editor has changed too; the text has both versions until one is chosen. */
export interface ParagraphQuestion extends ParagraphConflict {
  name: string
  by: string
}

interface Merged {
  synced: Synced
  /** Other editors' edits to put into the form. */
  taken: EditValues
  collisions: Collisions
  paragraphs: readonly ParagraphQuestion[]
}

interface Merging {
  isRichText: (name: string) => boolean
  /** Merges two versions of a rich text. */
  merge: typeof mergeHtml
}

/** Takes over other editors' fields one by one. */
function createMerging(synced: Synced, values: EditValues, { isRichText, merge }: Merging) {
  const agreed: Record<string, EditValue> = { ...synced.values }
  const taken: Record<string, EditValue> = {}
  const collisions: Record<string, Collision> = {}
  const paragraphs: ParagraphQuestion[] = []
  return {
    agreed,
    take(name: string, theirs: EditValue, by: string) {
      const [base, mine] = [agreed[name], values[name]]
      agreed[name] = theirs
      if (isSame(mine, theirs)) return
      if (isSame(mine, base)) taken[name] = theirs
      else if (isRichText(name)) {
        const { html, conflicts } = merge(String(base ?? ''), String(mine ?? ''), String(theirs ?? ''))
        taken[name] = html
        paragraphs.push(...conflicts.map((conflict) => ({ ...conflict, name, by })))
      } else collisions[name] = { theirs, by }
    },
    merged: (news: Partial<Synced>): Merged => ({
      synced: { ...synced, ...news, values: agreed },
      taken,
      collisions,
      paragraphs,
    }),
  }
}

/**
 * Merges other editors' edits into the form: rich texts by paragraph, other fields as a whole.
 * @param values current values of the form
 * @param sent changes to which `state` is the response
 */
export function mergeState(
  synced: Synced,
  values: EditValues,
  sent: EditInput['changes'],
  state: EditState,
  merging: Merging,
): Merged {
  const { agreed, take, merged } = createMerging(synced, values, merging)
  for (const [name, { value }] of Object.entries(sent))
    if (!state.refused.includes(name)) agreed[name] = value
  for (const [name, { value, by, at }] of Object.entries(state.fields))
    if (at !== synced.versions[name] && !isSame(value, agreed[name])) take(name, value, by)
  const versions = Object.fromEntries(Object.entries(state.fields).map(([name, { at }]) => [name, at]))
  return merged({ versions })
}

/** Merges an article that another editor has saved into the form; unsaved edits remain. */
export function mergeSaved(
  synced: Synced,
  values: EditValues,
  saved: EditValues,
  { fields, savedAt }: EditState,
  merging: Merging,
): Merged {
  const { agreed, take, merged } = createMerging(synced, values, merging)
  for (const [name, value] of Object.entries(saved))
    if (!(name in fields) && !isSame(value, agreed[name])) take(name, value, '')
  return merged({ savedAt })
}

/** Changes that reached the server although their response was lost, so that they are not taken for another editor's. */
export function withArrived(
  synced: Synced,
  unanswered: readonly EditInput['changes'][],
  state: EditState,
): Synced {
  const values = { ...synced.values }
  for (const changes of unanswered)
    for (const [name, { value }] of Object.entries(changes))
      if (state.fields[name] && isSame(state.fields[name].value, value)) values[name] = value
  return { ...synced, values }
}

/** The state without edits that the server no longer has. @param base values of the saved entry */
export function withoutEdits(synced: Synced, base: EditValues, gone: readonly string[]): Synced {
  const [values, versions] = [{ ...synced.values }, { ...synced.versions }]
  for (const name of gone) {
    values[name] = base[name] ?? ''
    delete versions[name]
  }
  return { ...synced, values, versions }
}

/** Newest version among the unsaved fields; empty without any. */
export const newestOf = ({ versions }: Synced) => Object.values(versions).sort().at(-1) ?? ''
