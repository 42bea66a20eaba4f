import type { ListQuery } from '@arunika/admin-contracts'
import { and, arrayContains, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { pictures, pictureWordsSearched } from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo, findRows, holdsWords } from '../../lib/searching.ts'
import { type Actor, nameOf } from '../audit/repository.ts'

export type PictureRow = typeof pictures.$inferSelect
type PictureValues = Pick<PictureRow, 'name' | 'alt' | 'focusX' | 'focusY'>

const isThere = isNull(pictures.deletedAt)
const withId = (id: number) => and(isThere, eq(pictures.id, id))

const sorts = {
  keys: {
    added: { by: pictures.id, type: 'integer' },
    name: { by: sql`lower(${pictures.name})`, type: 'text' },
  },
  byDefault: '-added',
  id: pictures.id,
} as const

const rowColumns = {
  id: pictures.id,
  name: pictures.name,
  alt: pictures.alt,
  focusX: pictures.focusX,
  focusY: pictures.focusY,
  sizes: pictures.sizes,
  createdAt: pictures.createdAt,
}

/** One page of the library. */
export async function listPictures(executor: Executor, query: ListQuery) {
  const words = await findRows(executor, pictures.id, holdsWords(pictureWordsSearched, query.q))
  const matching = and(isThere, words.matching)
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query, words.first)
  const rows = await executor
    .select({ ...rowColumns, cursor })
    .from(pictures)
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [found, total] = await Promise.all([
    countUpTo(executor, pictures, matching),
    countUpTo(executor, pictures, isThere),
  ])
  return { ...paged(rows), ...countsOf(found, total) }
}

async function first(rows: Promise<PictureRow[]>): Promise<PictureRow | undefined> {
  return (await rows)[0]
}

export const findPicture = (executor: Executor, id: number) =>
  first(executor.select().from(pictures).where(withId(id)))

/** The same, locked until the transaction ends. */
export const lockPicture = (executor: Executor, id: number) =>
  first(executor.select().from(pictures).where(withId(id)).for('update'))

/** The picture that the file belongs to. */
export const findPictureOfFile = (executor: Executor, path: string) =>
  first(
    executor
      .select()
      .from(pictures)
      .where(and(isThere, arrayContains(pictures.files, [path]))),
  )

/** The same, locked against deletion until the transaction ends. */
export const holdPictureOfFile = (executor: Executor, path: string) =>
  first(
    executor
      .select()
      .from(pictures)
      .where(and(isThere, arrayContains(pictures.files, [path])))
      .for('share'),
  )

/** Adds a picture, or returns an existing one with the same contents, restoring it from the trash if necessary. */
export async function addPicture(
  executor: Executor,
  by: Actor,
  picture: PictureValues & { hash: string; sizes: PictureRow['sizes'] },
): Promise<{ row: PictureRow; isNew: boolean; wasDeleted: boolean }> {
  const { hash } = picture
  const deleted = await first(
    executor
      .select()
      .from(pictures)
      .where(and(eq(pictures.hash, hash), isNotNull(pictures.deletedAt)))
      .for('update'),
  )
  const [row] = await executor
    .insert(pictures)
    .values({ ...picture, actor: nameOf(by), files: picture.sizes.map(({ path }) => path) })
    .onConflictDoUpdate({ target: pictures.hash, set: { deletedAt: null } })
    .returning()
  if (!row) throw new Error('An inserted row always comes back.')
  return { row, isNew: row.files[0] === picture.sizes[0]?.path, wasDeleted: deleted !== undefined }
}

/** @returns the new version */
export async function updatePicture(executor: Executor, id: number, values: PictureValues) {
  const row = await first(
    executor
      .update(pictures)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(pictures.id, id))
      .returning(),
  )
  if (!row) throw new Error('A locked row is there to be updated.')
  return row
}

/** Hides the picture, or shows it again. */
export const setDeleted = (executor: Executor, id: number, deletedAt: Date | null) =>
  executor.update(pictures).set({ deletedAt }).where(eq(pictures.id, id))

/** Deletes it permanently from the trash. @returns its files */
export async function deletePicture(executor: Executor, id: number): Promise<string[]> {
  const row = await first(
    executor
      .delete(pictures)
      .where(and(isNotNull(pictures.deletedAt), eq(pictures.id, id)))
      .returning(),
  )
  return row?.files ?? []
}

/** Pictures older than the library whose files have not been read yet. */
export const listUnread = (executor: Executor, limit: number) =>
  executor.select().from(pictures).where(isNull(pictures.hash)).orderBy(asc(pictures.id)).limit(limit)

/** Another picture with the same contents. */
export const lockPictureOfHash = (executor: Executor, hash: string) =>
  first(executor.select().from(pictures).where(eq(pictures.hash, hash)).for('update'))

/** Stores the data read from a picture's file. */
export const setRead = (
  executor: Executor,
  id: number,
  { hash, sizes }: Pick<PictureRow, 'sizes'> & { hash: string },
) => executor.update(pictures).set({ hash, sizes }).where(eq(pictures.id, id))

/** Merges two pictures with the same contents. */
export async function mergePictures(executor: Executor, into: PictureRow, other: PictureRow) {
  await executor.delete(pictures).where(eq(pictures.id, other.id))
  const files = [...new Set([...into.files, ...other.files])]
  const deletedAt = other.deletedAt === null ? null : into.deletedAt
  await executor
    .update(pictures)
    .set({ files, alt: into.alt || other.alt, deletedAt })
    .where(eq(pictures.id, into.id))
}

export const removeUnread = (executor: Executor, id: number) =>
  executor.delete(pictures).where(and(isNull(pictures.hash), eq(pictures.id, id)))

/**
 * SQL condition: the library has the public file. For `exists`, PostgreSQL expects an early match and scans the table;
 * a count makes it use the index.
 */
export const isInLibrary = (name: SQL) =>
  sql`(select count(*) from ${pictures} where ${pictures.files} @> array[${name}]) > 0`
