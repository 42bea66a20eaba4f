import type { EditFields } from '@arunika/admin-contracts'
import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators, articleEditors, articleEdits } from '../../db/schema/index.ts'
import { pastedPictures } from '../uploads/pasted-pictures.ts'

/** Seconds without a request after which a form counts as closed. */
const PRESENT_FOR = 30
/** Maximum number of editors listed per article. */
const MAX_NAMED = 20

const isOf = (articleId: number) => eq(articleEdits.articleId, articleId)

export async function findEdits(executor: Executor, articleId: number): Promise<EditFields> {
  const [row] = await executor
    .select({ fields: articleEdits.fields })
    .from(articleEdits)
    .where(isOf(articleId))
  return row?.fields ?? {}
}

/** The same, locked until the transaction ends. */
export async function lockEdits(executor: Executor, articleId: number): Promise<EditFields> {
  // Creates a row to lock, so that of two simultaneous first edits the second waits.
  await executor.insert(articleEdits).values({ articleId }).onConflictDoNothing()
  const [row] = await executor
    .select({ fields: articleEdits.fields })
    .from(articleEdits)
    .where(isOf(articleId))
    .for('update')
  return row?.fields ?? {}
}

export function saveEdits(executor: Executor, articleId: number, fields: EditFields) {
  const values = Object.values(fields).map(({ value }) => value)
  const files = pastedPictures(values.filter((value) => typeof value === 'string').join(''))
  return executor.update(articleEdits).set({ fields, files, updatedAt: new Date() }).where(isOf(articleId))
}

export const deleteEdits = (executor: Executor, articleId: number) =>
  executor.delete(articleEdits).where(isOf(articleId))

interface Presence {
  articleId: number
  formId: string
  administratorId: number
  field: string
}

/** Records that a form is open, and which field has the focus. */
export const setPresence = (executor: Executor, presence: Presence) =>
  executor
    .insert(articleEditors)
    .values(presence)
    .onConflictDoUpdate({
      target: [articleEditors.articleId, articleEditors.formId],
      set: { field: presence.field, seenAt: sql`now()` },
    })

export const removePresence = (executor: Executor, articleId: number, formId: string) =>
  executor
    .delete(articleEditors)
    .where(and(eq(articleEditors.articleId, articleId), eq(articleEditors.formId, formId)))

const isGone = lt(articleEditors.seenAt, sql`now() - make_interval(secs => ${PRESENT_FOR})`)

export const removeAbsent = (executor: Executor) => executor.delete(articleEditors).where(isGone)

/** The other open forms of the article. */
export const listEditors = (executor: Executor, { articleId, formId, administratorId }: Presence) =>
  executor
    .select({
      email: administrators.email,
      field: articleEditors.field,
      own: sql<boolean>`${articleEditors.administratorId} = ${administratorId}`,
    })
    .from(articleEditors)
    .innerJoin(administrators, eq(administrators.id, articleEditors.administratorId))
    .where(
      and(eq(articleEditors.articleId, articleId), ne(articleEditors.formId, formId), sql`not ${isGone}`),
    )
    .orderBy(asc(administrators.email))
    .limit(MAX_NAMED)

export async function emailOf(executor: Executor, administratorId: number): Promise<string> {
  const [row] = await executor
    .select({ email: administrators.email })
    .from(administrators)
    .where(eq(administrators.id, administratorId))
  return row?.email ?? ''
}
