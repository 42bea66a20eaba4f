import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { PICTURE_RULES } from '@arunika/admin-contracts'
import { invalidFields } from '../../lib/errors.ts'
import {
  agreedPictureFormat,
  type FocusPoint,
  makeSocialCard,
  makeWebPictures,
  pictureFault,
  TOO_MANY_PIXELS,
  UnreadablePictureError,
} from '../../lib/pictures.ts'
import type { ReceivedFile } from '../../lib/receive-form.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { makeTwins, twinOf } from './avif-twins.ts'

const WRONG_PICTURE = PICTURE_RULES.messages.wrongType

/** One size of a stored picture; `path` is its name in the public area. */
export interface Picture {
  path: string
  width: number
  height: number
}

/** What is wrong with a file that should be a picture, for people. */
export async function pictureFileFault(file: ReceivedFile): Promise<string | undefined> {
  if (!(await agreedPictureFormat(file))) return WRONG_PICTURE
  const fault = await pictureFault(file.draft)
  if (fault === undefined) return undefined
  return fault === 'too-many-pixels' ? TOO_MANY_PIXELS : WRONG_PICTURE
}

export const removePictures = (store: FileStore, pictures: readonly Picture[]) =>
  store.remove(
    'public',
    pictures.flatMap(({ path }) => [path, twinOf(path)]),
  )

export interface PicturePlace {
  /** First part of the stored name. */
  folder: 'articles' | 'editor'
  /** Field of the form that a fault is told for. */
  field: string
  /** Sizes at most; all of them unless given. */
  sizes?: number
}

/**
 * Makes the web sizes of a picture and stores them, the largest first; all or nothing.
 * @throws CodedError 422 when the picture turns out to be damaged
 */
export async function storePictures(
  store: FileStore,
  source: string,
  { folder, field, sizes }: PicturePlace,
): Promise<Picture[]> {
  const name = `${folder}/${randomUUID()}`
  const drafts: string[] = []
  const kept: Picture[] = []
  try {
    const newDraft = () => {
      const draft = store.draft()
      drafts.push(draft)
      return draft
    }
    const made = await makeWebPictures(source, newDraft, sizes)
    for (const { draft, width, height } of made) {
      const path = `${name}-${width}.webp`
      await store.keep(draft, 'public', path)
      kept.push({ path, width, height })
    }
    void makeTwins(
      store,
      kept.map(({ path }) => path),
    )
    return kept
  } catch (error) {
    await removePictures(store, kept)
    throw namingField(error, field)
  } finally {
    await Promise.all(drafts.map((draft) => rm(draft, { force: true })))
  }
}

const namingField = (error: unknown, field: string) =>
  error instanceof UnreadablePictureError ? invalidFields({ [field]: [WRONG_PICTURE] }) : error

/**
 * Makes the picture that messengers show and stores it.
 * @returns its name in the public area
 * @throws CodedError 422 when the picture turns out to be damaged
 */
export async function storeSocialCard(
  store: FileStore,
  source: string,
  { folder, field }: PicturePlace,
  focus: FocusPoint,
): Promise<string> {
  const draft = store.draft()
  try {
    await makeSocialCard(source, draft, focus)
    const path = `${folder}/${randomUUID()}-social.jpg`
    await store.keep(draft, 'public', path)
    return path
  } catch (error) {
    throw namingField(error, field)
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Makes the card of a picture that is already stored, for another focus point.
 * @returns its name in the public area; undefined when the picture is gone
 */
export async function remakeSocialCard(
  store: FileStore,
  picture: string,
  place: PicturePlace,
  focus: FocusPoint,
): Promise<string | undefined> {
  const stored = await store.open('public', picture)
  if (!stored) return undefined
  const source = store.draft()
  try {
    await pipeline(stored.stream, createWriteStream(source))
    return await storeSocialCard(store, source, place, focus)
  } finally {
    await rm(source, { force: true })
  }
}
