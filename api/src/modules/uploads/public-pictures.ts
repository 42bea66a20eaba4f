import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { PICTURE_RULES } from '@arunika/admin-contracts'
import type { FocusPoint } from '@arunika/contracts'
import { invalidFields } from '../../lib/field-errors.ts'
import {
  agreedPictureFormat,
  isPictureFile,
  makeSocialCard,
  makeWebPictures,
  pictureError,
  TOO_MANY_PIXELS,
  UnreadablePictureError,
} from '../../lib/pictures.ts'
import type { ReceivedFile } from '../../lib/receive-form.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { twinOf } from './avif-twins.ts'

const WRONG_PICTURE = PICTURE_RULES.messages.wrongType

/** One size of a stored picture; `path` is its name in the public area. */
export interface Picture {
  path: string
  width: number
  height: number
}

/** The sizes of a picture as browsers choose among them, the smallest first. */
export const srcsetOf = (pictures: readonly Picture[]) =>
  pictures
    .map(({ path, width }) => `/uploads/${path} ${width}w`)
    .reverse()
    .join(', ')

/** The error of a file that should be a picture, for people. */
export async function pictureFileError(file: ReceivedFile): Promise<string | undefined> {
  return (await agreedPictureFormat(file)) ? pictureContentsError(file.tempPath) : WRONG_PICTURE
}

/** The error of a file by its contents alone, for people. */
export async function pictureContentsError(tempPath: string): Promise<string | undefined> {
  if (!(await isPictureFile(tempPath))) return WRONG_PICTURE
  const error = await pictureError(tempPath)
  if (error === undefined) return undefined
  return error === 'too-many-pixels' ? TOO_MANY_PIXELS : WRONG_PICTURE
}

export const removePictures = (store: FileStore, pictures: readonly Picture[]) =>
  store.remove(
    'public',
    pictures.flatMap(({ path }) => [path, twinOf(path)]),
  )

export interface PictureKind {
  /** First part of the stored name. */
  folder: 'articles' | 'editor'
  /** Field of the form that the error belongs to. */
  field: string
}

/**
 * Makes the web sizes of a picture and stores them, the largest first; all or nothing.
 * @param onMade called with the temporary file of the largest one before it is stored
 * @throws CodedError 422 when the picture turns out to be damaged
 */
export async function storePictures(
  store: FileStore,
  source: string,
  { folder, field }: PictureKind,
  onMade: (largest: string) => Promise<void> = async () => {},
): Promise<Picture[]> {
  const name = `${folder}/${randomUUID()}`
  const tempPaths: string[] = []
  const stored: Picture[] = []
  try {
    const newTempPath = () => {
      const tempPath = store.tempPath()
      tempPaths.push(tempPath)
      return tempPath
    }
    const made = await makeWebPictures(source, newTempPath)
    const [largest] = made
    if (largest) await onMade(largest.tempPath)
    for (const { tempPath, width, height } of made) {
      const path = `${name}-${width}.webp`
      await store.keep(tempPath, 'public', path)
      stored.push({ path, width, height })
    }
    return stored
  } catch (error) {
    await removePictures(store, stored)
    throw namingField(error, field)
  } finally {
    await Promise.all(tempPaths.map((tempPath) => rm(tempPath, { force: true })))
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
  { folder, field }: PictureKind,
  focus: FocusPoint,
): Promise<string> {
  const tempPath = store.tempPath()
  try {
    await makeSocialCard(source, tempPath, focus)
    const path = `${folder}/${randomUUID()}-social.jpg`
    await store.keep(tempPath, 'public', path)
    return path
  } catch (error) {
    throw namingField(error, field)
  } finally {
    await rm(tempPath, { force: true })
  }
}

/**
 * Makes the card of a picture that is already stored, for another focus point.
 * @returns its name in the public area; undefined when the picture is gone
 */
export async function remakeSocialCard(
  store: FileStore,
  picture: string,
  index: PictureKind,
  focus: FocusPoint,
): Promise<string | undefined> {
  const stored = await store.open('public', picture)
  if (!stored) return undefined
  const source = store.tempPath()
  try {
    await pipeline(stored.stream, createWriteStream(source))
    return await storeSocialCard(store, source, index, focus)
  } finally {
    await rm(source, { force: true })
  }
}
