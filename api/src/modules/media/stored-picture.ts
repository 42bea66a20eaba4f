import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { MIDDLE_OF_PICTURE } from '@arunika/contracts'
import type { Executor } from '../../db/database.ts'
import type { ReceivedFile } from '../../lib/receive-form.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { type Actor, record } from '../audit/repository.ts'
import { removeFromTrash } from '../trash/repository.ts'
import { makeTwins } from '../uploads/avif-twins.ts'
import { type Picture, type PictureKind, removePictures, storePictures } from '../uploads/public-pictures.ts'
import * as repository from './repository.ts'

/** A picture with stored sizes that is not in the library yet. */
export interface StoredPicture {
  sizes: Picture[]
  /** SHA-256 of the largest size, so that different metadata does not make it a different picture. */
  hash: string
  name: string
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** `holiday_01.final.JPG` → `holiday 01.final`. */
const nameOf = (fileName: string) =>
  fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
    .slice(0, 200) || 'Untitled'

/** @throws CodedError 422 if the picture turns out to be damaged */
export async function storeForLibrary(
  store: FileStore,
  file: Pick<ReceivedFile, 'tempPath' | 'name'>,
  kind: PictureKind,
): Promise<StoredPicture> {
  let hash = ''
  const sizes = await storePictures(store, file.tempPath, kind, async (largest) => {
    hash = await hashOf(largest)
  })
  return { sizes, hash, name: nameOf(file.name) }
}

/** Properties of a picture that are known on receipt. */
interface Details {
  name?: string
  alt?: string
  focus?: { x: number; y: number }
}

/** Adds a stored picture to the library, or uses an existing one with the same contents. */
export async function addToLibrary(
  executor: Executor,
  by: Actor,
  stored: StoredPicture,
  { name = stored.name, alt = '', focus = MIDDLE_OF_PICTURE }: Details = {},
) {
  const { hash, sizes } = stored
  const { row, isNew, wasDeleted } = await repository.addPicture(executor, by, {
    ...{ hash, sizes, name, alt },
    focusX: focus.x,
    focusY: focus.y,
  })
  const subject = { subject: 'picture', subjectId: row.id, title: row.name } as const
  if (wasDeleted) await removeFromTrash(executor, subject)
  if (isNew || wasDeleted) await record(executor, by, { action: isNew ? 'created' : 'restored', ...subject })
  return { row, isNew }
}

/** Makes a new picture's AVIF files in the background, or removes the files of a duplicate. */
export async function settleFiles(store: FileStore, stored: StoredPicture, isNew: boolean): Promise<void> {
  if (!isNew) return removeStored(store, stored)
  void makeTwins(
    store,
    stored.sizes.map(({ path }) => path),
  )
}

/** Removes the files of a picture that was not added to the library. */
export const removeStored = (store: FileStore, { sizes }: StoredPicture) => removePictures(store, sizes)
