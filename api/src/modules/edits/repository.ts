import type { EditFields } from '@arunika/admin-contracts'
import { and, asc, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators, type EntryKind, entryEditors, entryEdits } from '../../db/schema/index.ts'
import { pastedPictures } from '../uploads/pasted-pictures.ts'

/** Seconds without a request after which a form counts as closed. */
const PRESENT_FOR = 30
/** Maximum number of editors listed per entry. */
const MAX_NAMED = 20
/** Maximum number of listed entries that were never saved. */
const MAX_NEW = 50

export interface Entry {
  kind: EntryKind
  id: number
}

const TABLES: Readonly<Record<EntryKind, string>> = { article: 'articles', vacancy: 'vacancies' }

const isOf = ({ kind, id }: Entry) => and(eq(entryEdits.kind, kind), eq(entryEdits.entryId, id))
const hasEntry = ({ kind, id }: Entry) => and(eq(entryEditors.kind, kind), eq(entryEditors.entryId, id))
const isNew = isNotNull(entryEdits.startedBy)

export async function findEdits(executor: Executor, entry: Entry): Promise<EditFields> {
  const [row] = await executor.select({ fields: entryEdits.fields }).from(entryEdits).where(isOf(entry))
  return row?.fields ?? {}
}

/** The same, locked until the transaction ends. */
export async function lockEdits(executor: Executor, entry: Entry): Promise<EditFields> {
  // Creates a row to lock, so that of two simultaneous first edits the second waits.
  await executor.insert(entryEdits).values({ kind: entry.kind, entryId: entry.id }).onConflictDoNothing()
  const [row] = await executor
    .select({ fields: entryEdits.fields })
    .from(entryEdits)
    .where(isOf(entry))
    .for('update')
  return row?.fields ?? {}
}

export function saveEdits(executor: Executor, entry: Entry, fields: EditFields) {
  const texts = Object.values(fields).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  const cover = fields.media_picture?.value
  const files = pastedPictures([...texts, typeof cover === 'string' ? `/uploads/${cover}` : ''].join(' '))
  return executor.update(entryEdits).set({ fields, files, updatedAt: new Date() }).where(isOf(entry))
}

export const deleteEdits = (executor: Executor, entry: Entry) =>
  executor.delete(entryEdits).where(isOf(entry))

/**
 * Reserves the id of a new entry. A repeated request of the same form returns the same id.
 * @param authorId the person who began it
 */
export async function begin(executor: Executor, kind: EntryKind, startedBy: string, authorId: number) {
  // The sequence of the entries' own ids: another client that creates an entry gets the next one.
  const sequence = sql`pg_get_serial_sequence(${TABLES[kind]}, 'id')`
  const [row] = await executor
    .insert(entryEdits)
    .values({ kind, entryId: sql`nextval(${sequence})`, startedBy, authorId })
    .onConflictDoUpdate({ target: entryEdits.startedBy, set: { authorId } })
    .returning({ id: entryEdits.entryId })
  if (!row) throw new Error('An inserted row always comes back.')
  return row.id
}

/** An entry that was never saved. @returns undefined if there is none */
export async function findNew(executor: Executor, entry: Entry) {
  const [row] = await executor
    .select({ authorId: entryEdits.authorId })
    .from(entryEdits)
    .where(and(isOf(entry), isNew))
  return row
}

/** The same, locked, and from now on saved under its id. */
export async function takeNew(executor: Executor, entry: Entry) {
  const row = await findNew(executor, entry)
  if (!row) return undefined
  const [taken] = await executor
    .update(entryEdits)
    .set({ startedBy: null, authorId: null })
    .where(and(isOf(entry), isNew))
    .returning({ id: entryEdits.entryId })
  return taken && row
}

/** Entries that were never saved, newest first. @param authorId only those that this person began */
export const listNew = (executor: Executor, kind: EntryKind, authorId?: number) =>
  executor
    .select({ id: entryEdits.entryId, fields: entryEdits.fields, updatedAt: entryEdits.updatedAt })
    .from(entryEdits)
    .where(
      and(
        eq(entryEdits.kind, kind),
        isNew,
        authorId === undefined ? undefined : eq(entryEdits.authorId, authorId),
      ),
    )
    .orderBy(desc(entryEdits.updatedAt))
    .limit(MAX_NEW)

/** Fields that are chosen and not typed. */
export const CHOICES = ['draft', 'review', 'image_focus', 'type', 'status', 'location']

/** Removes entries that were begun a day ago and have no text. */
export const removeBlank = (executor: Executor) =>
  executor.delete(entryEdits).where(
    and(
      isNew,
      lt(entryEdits.updatedAt, sql`now() - interval '1 day'`),
      sql`not exists (select from jsonb_each(${entryEdits.fields}) field where field.key <> all(${sql.param(CHOICES)}::text[])
        and field.value->'value' not in ('""', 'null', '[]'))`,
    ),
  )

interface Presence {
  entry: Entry
  formId: string
  administratorId: number
  field: string
}

/** Records that a form is open, and which field has the focus. */
export const setPresence = (executor: Executor, { entry: { kind, id }, ...presence }: Presence) =>
  executor
    .insert(entryEditors)
    .values({ kind, entryId: id, ...presence })
    .onConflictDoUpdate({
      target: [entryEditors.kind, entryEditors.entryId, entryEditors.formId],
      set: { field: presence.field, seenAt: sql`now()` },
    })

export const removePresence = (executor: Executor, entry: Entry, formId: string) =>
  executor.delete(entryEditors).where(and(hasEntry(entry), eq(entryEditors.formId, formId)))

const isGone = lt(entryEditors.seenAt, sql`now() - make_interval(secs => ${PRESENT_FOR})`)

export const removeAbsent = (executor: Executor) => executor.delete(entryEditors).where(isGone)

/** The other open forms of the entry. */
export const listEditors = (executor: Executor, { entry, formId, administratorId }: Presence) =>
  executor
    .select({
      email: administrators.email,
      field: entryEditors.field,
      own: sql<boolean>`${entryEditors.administratorId} = ${administratorId}`,
    })
    .from(entryEditors)
    .innerJoin(administrators, eq(administrators.id, entryEditors.administratorId))
    .where(and(hasEntry(entry), ne(entryEditors.formId, formId), sql`not ${isGone}`))
    .orderBy(asc(administrators.email))
    .limit(MAX_NAMED)

export async function emailOf(executor: Executor, administratorId: number): Promise<string> {
  const [row] = await executor
    .select({ email: administrators.email })
    .from(administrators)
    .where(eq(administrators.id, administratorId))
  return row?.email ?? ''
}
