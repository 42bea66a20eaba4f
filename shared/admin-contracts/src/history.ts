import { adminArticle, idParams, knownVersion } from '@arunika/contracts'
import * as z from 'zod/mini'
import { categoryFormValues, vacancyFormValues } from './admin-lists.ts'
import { REVISED_SUBJECTS, SEEN_SUBJECTS } from './history-names.ts'
import { listPage, listQuery } from './lists.ts'
import { pictureFormValues } from './media.ts'
import { adminTerm } from './terms.ts'

export const revisedSubject = z.enum(REVISED_SUBJECTS)

/** One save of an entry. */
export const revisionRow = z.object({
  id: z.number(),
  /** An administrator's e-mail address at that time; empty for versions that predate the history. */
  actor: z.string(),
  action: z.string(),
  title: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
})

export const revisionQuery = z.object({
  ...listQuery('time'),
  view: z.optional(z.literal('page')),
  subject: revisedSubject,
  id: idParams.shape.id,
})
export const revisionPage = listPage(revisionRow)

/** An entry with the fields of its form. */
const revisedEntry = z.union([
  adminArticle,
  vacancyFormValues,
  pictureFormValues,
  adminTerm,
  categoryFormValues,
])

/** One save, with the entry after and before it. */
export const revision = z.extend(revisionRow, {
  subject: revisedSubject,
  subjectId: z.number(),
  entry: revisedEntry,
  /** Null for the first recorded version. */
  before: z.nullable(revisedEntry),
})

/** Query for what readers saw at an instant; `after` is `next` of the previous page. */
export const asOfQuery = z.object({
  /** ISO 8601 instant. */
  at: z.iso.datetime(),
  subject: z.enum(SEEN_SUBJECTS),
  after: z.optional(z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
})

/** An entry that readers saw. */
export const asOfRow = z.object({
  /** Id of the entry. */
  id: z.number(),
  title: z.string(),
  /** The save that they saw; null if none is recorded, so that they saw the current version. */
  revision: z.nullable(z.number()),
  /** ISO 8601 instant and author of that save; null if none is recorded. */
  savedAt: z.nullable(z.string()),
  actor: z.nullable(z.string()),
  /** Later changes of the entry. */
  since: z.enum(['same', 'changed', 'deleted']),
})

/** The newest entries first. */
export const asOfPage = z.object({ entries: z.array(asOfRow), next: z.nullable(z.number()) })

/** Restores a revision unless the entry has been saved since the version that the client has. */
export const restoreInput = z.object({ if_updated_at: knownVersion })

export const trashRow = z.object({
  id: z.number(),
  subject: revisedSubject,
  /** Id of the deleted entry, which it keeps when it is restored. */
  subjectId: z.number(),
  title: z.string(),
  actor: z.string(),
  /** ISO 8601 instants of the deletion and of the permanent removal. */
  deletedAt: z.string(),
  endsAt: z.string(),
  /** Number of applications in the trash together with a vacancy. */
  applications: z.number(),
})
export const trashQuery = z.object({
  ...listQuery('name', 'deleted'),
  subject: z.optional(revisedSubject),
})
export const trashPage = listPage(trashRow)

/** Entries of one kind to restore, by their own ids. */
export const trashRestoreInput = z.object({
  subject: revisedSubject,
  ids: z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.minLength(1), z.maxLength(1_000)),
})

export type AsOfQuery = z.infer<typeof asOfQuery>
export type AsOfRow = z.infer<typeof asOfRow>
export type AsOfPage = z.infer<typeof asOfPage>
export type RevisionRow = z.infer<typeof revisionRow>
export type RevisionPage = z.infer<typeof revisionPage>
export type RevisionQuery = z.infer<typeof revisionQuery>
export type RevisedEntry = z.infer<typeof revisedEntry>
export type Revision = z.infer<typeof revision>
export type TrashRow = z.infer<typeof trashRow>
export type TrashPage = z.infer<typeof trashPage>
export type TrashQuery = z.infer<typeof trashQuery>
export type TrashRestoreInput = z.infer<typeof trashRestoreInput>
