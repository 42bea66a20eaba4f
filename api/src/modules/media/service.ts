import { CodedError } from '@anyam/server/errors'
import type {
  ListPage,
  ListQuery,
  PictureCrop,
  PictureDetail,
  PictureFormValues,
  PictureInput,
  PictureRow,
  PictureUse,
} from '@arunika/admin-contracts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { isRefusal } from '../../lib/field-errors.ts'
import type { ReceivedFile } from '../../lib/receive-form.ts'
import { assertVersion } from '../audit/assert-version.ts'
import type { Actor, Deed } from '../audit/repository.ts'
import { recordSave } from '../revisions/repository.ts'
import { putInTrash } from '../trash/repository.ts'
import type { PictureKind } from '../uploads/public-pictures.ts'
import { CROPPED_PICTURE, withCroppedPicture } from './crop-stored.ts'
import { type PictureSnapshot, recordedPicture, recordPictureBaseline } from './history.ts'
import { replaceEverywhere } from './replace.ts'
import * as repository from './repository.ts'
import { addToLibrary, removeStored, settleFiles, storeForLibrary } from './stored-picture.ts'
import { listUnsavedUses, listUses } from './uses.ts'

type Row = repository.PictureRow
type NamedFile = Pick<ReceivedFile, 'tempPath' | 'name'>
type PictureTexts = Pick<PictureFormValues, 'name' | 'alt'>

const focusOf = ({ focusX: x, focusY: y }: Pick<Row, 'focusX' | 'focusY'>) => ({ x, y })

const toRow = (row: Pick<Row, (keyof PictureRow & keyof Row) | 'focusX' | 'focusY'>): PictureRow => ({
  id: row.id,
  name: row.name,
  alt: row.alt,
  focus: focusOf(row),
  sizes: row.sizes,
  createdAt: row.createdAt.toISOString(),
})

/** The picture of a revision, as its form expects it. */
export const toPictureForm = (
  id: number,
  { name, alt, focus }: PictureSnapshot,
  updatedAt: Date,
): PictureFormValues => ({ id, name, alt, focus, updatedAt: updatedAt.toISOString() })

function assertFound(row: Row | undefined): Row {
  if (!row) throw new CodedError('picture_not_found')
  return row
}

const nameOfUse = ({ subject, title }: PictureUse) => `the ${subject} “${title}”`

/** @throws CodedError picture_used, whose message names the uses */
async function assertUnused(executor: Executor, row: Row) {
  const { uses, hasMoreUses } = await listUses(executor, row)
  const [first, ...others] = uses
  if (first) {
    const count = `${hasMoreUses ? 'more than ' : ''}${others.length} other ${others.length === 1 ? 'place' : 'places'}`
    const message = `This picture is used in ${nameOfUse(first)}${others.length > 0 ? ` and ${count}` : ''}. Replace it there before you delete it.`
    throw new CodedError('picture_used', { message })
  }
  const [title] = await listUnsavedUses(executor, row)
  if (title !== undefined) {
    const message = `This picture is used in unsaved changes of the article “${title}”. Save or discard them before you delete it.`
    throw new CodedError('picture_used', { message })
  }
}

export function createMediaService(context: Context) {
  const { db, store } = context

  async function lockVersion(executor: Executor, id: number, known: string | undefined) {
    const found = assertFound(await repository.lockPicture(executor, id))
    const subject = { subject: 'picture', subjectId: id } as const
    await assertVersion(executor, subject, { known, found, code: 'picture_changed' })
    await recordPictureBaseline(executor, found)
    return found
  }

  const change = (id: number, input: PictureInput, action: Deed['action'], by: Actor) =>
    db.transaction(async (transaction) => {
      await lockVersion(transaction, id, input.if_updated_at)
      const { name, alt, focus } = input
      const saved = await repository.updatePicture(transaction, id, {
        ...{ name, alt },
        focusX: focus.x,
        focusY: focus.y,
      })
      await recordSave(transaction, by, action, recordedPicture(saved))
      return saved
    })

  async function add(
    file: NamedFile,
    kind: PictureKind,
    by: Actor,
    details?: PictureTexts,
  ): Promise<PictureRow> {
    const stored = await storeForLibrary(store, file, kind)
    try {
      const { row, isNew } = await db.transaction((transaction) =>
        addToLibrary(transaction, by, stored, details),
      )
      await settleFiles(store, stored, isNew)
      return toRow(row)
    } catch (error) {
      if (isRefusal(error)) await removeStored(store, stored)
      throw error
    }
  }

  return {
    async page(query: ListQuery): Promise<ListPage<PictureRow>> {
      const { entries, ...page } = await repository.listPictures(db, query)
      return { ...page, entries: entries.map(toRow) }
    },

    /** @throws CodedError picture_not_found */
    async find(id: number): Promise<PictureDetail> {
      const row = assertFound(await repository.findPicture(db, id))
      const { actor, updatedAt } = row
      return { ...toRow(row), actor, updatedAt: updatedAt.toISOString(), ...(await listUses(db, row)) }
    },

    /** Adds a picture, or returns the existing one with the same contents. */
    add: (file: NamedFile, kind: PictureKind, by: Actor) => add(file, kind, by),

    /**
     * Adds a part of a picture as a new one with the same name and alternative text.
     * @throws CodedError picture_not_found, or 422 with a sentence about the frame
     */
    async crop(id: number, crop: PictureCrop, by: Actor): Promise<PictureRow> {
      const { name, alt, sizes } = assertFound(await repository.findPicture(db, id))
      const added = await withCroppedPicture(store, sizes[0]?.path ?? '', crop, (tempPath) =>
        add({ tempPath, name }, CROPPED_PICTURE, by, { name, alt }),
      )
      if (!added) throw new CodedError('picture_not_found')
      return added
    },

    /** @throws CodedError picture_not_found or picture_changed */
    change: (id: number, input: PictureInput, by: Actor) => change(id, input, 'changed', by),

    /** Restores name, texts and focus point of a revision. @throws as `change` */
    restore: (id: number, snapshot: PictureSnapshot, known: string | undefined, by: Actor) =>
      change(id, { ...snapshot, if_updated_at: known }, 'restored', by),

    /** Moves an unused picture to the trash. @throws CodedError picture_not_found or picture_used */
    remove: (id: number, by: Actor) =>
      db.transaction(async (transaction) => {
        const found = await lockVersion(transaction, id, undefined)
        await assertUnused(transaction, found)
        await putInTrash(transaction, by, recordedPicture(found))
        await repository.setDeleted(transaction, id, new Date())
      }),

    /** Replaces the picture in all entries that show it. @returns number of entries changed */
    replace: (id: number, other: number, by: Actor) => replaceEverywhere(context, { id, other }, by),
  }
}

export type MediaService = ReturnType<typeof createMediaService>
