import { idParams } from '@arunika/contracts'
import * as z from 'zod/mini'

/** Maximum number of fields in one edit. */
const MAX_FIELDS = 40

const fieldName = z.string().check(z.regex(/^[a-zA-Z_@]{1,40}$/))
/** Possible values of a form field, except files. */
const fieldValue = z.union([
  z.string().check(z.maxLength(500_000)),
  z.number(),
  z.null(),
  z.array(z.int()).check(z.maxLength(1_000)),
  z.object({ x: z.number(), y: z.number() }),
])

/** An unsaved change of a field: its author and its version, an ISO 8601 instant. */
export const editField = z.object({ value: fieldValue, by: z.string(), at: z.string() })
export const editFields = z.record(fieldName, editField)

export const editInput = z.object({
  /** Id of the open form. */
  form: z.uuid(),
  /** Field that has the focus; empty for none. */
  field: z.union([z.literal(''), fieldName]),
  /** Changes in this form since its last request. `known` is the version that a change replaces, empty for none. */
  changes: z
    .record(fieldName, z.object({ value: fieldValue, known: z.string().check(z.maxLength(40)) }))
    .check(z.refine((changes) => Object.keys(changes).length <= MAX_FIELDS)),
})

export const editState = z.object({
  fields: editFields,
  /** `updatedAt` of the saved article; empty for one that was never saved. */
  savedAt: z.string(),
  /** The other open forms of the article; `own` for those of the person who asks. */
  editors: z.array(z.object({ email: z.string(), field: z.string(), own: z.boolean() })),
  /** Fields whose changes were refused because another editor has changed them since. */
  refused: z.array(z.string()),
})

/** The first response for an entry that was never saved. */
export const begunEdits = z.extend(editState, { id: z.int() })

/** Entries that were begun and never saved. */
export const newEntries = z.array(
  z.object({ id: z.int(), title: z.string(), by: z.string(), at: z.string() }),
)

/** A public address at which anyone can see the article with its unsaved changes until it expires. */
export const previewLink = z.object({ path: z.string(), expiresAt: z.string() })

export const editorParams = z.object({ id: idParams.shape.id, form: z.uuid() })

export type EditFields = z.infer<typeof editFields>
export type EditInput = z.infer<typeof editInput>
export type EditState = z.infer<typeof editState>
export type BegunEdits = z.infer<typeof begunEdits>
export type NewEntry = z.infer<typeof newEntries>[number]
export type PreviewLink = z.infer<typeof previewLink>
