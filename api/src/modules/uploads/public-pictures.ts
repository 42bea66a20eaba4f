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

/** The sizes of a picture for browsers to choose from, smallest first. */
export const srcsetOf = (pictures: readonly Picture[]) =>
  pictures
    .map(({ path, width }) => `/uploads/${path} ${width}w`)
    .reverse()
    .join(', ')

/** A message for people if the file is not a valid picture. */
export async function pictureFileError(file: ReceivedFile): Promise<string | undefined> {
  return (await agreedPictureFormat(file)) ? pictureContentsError(file.tempPath) : WRONG_PICTURE
}

/** A message for people, based only on the file's contents. */
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
  /** Form field that the error belongs to. */
  field: string
}

/**
 * Makes and stores the web sizes of a picture, largest first; all or none.
 * @param onMade called with the temporary file of the largest size before it is stored
 * @throws CodedError 422 if the picture turns out to be damaged
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

/** The error for people if a picture turned out to be damaged; any other error as it is. */
export const namingField = (error: unknown, field: string) =>
  error instanceof UnreadablePictureError ? invalidFields({ [field]: [WRONG_PICTURE] }) : error

/**
 * Makes and stores the picture for link previews in messengers.
 * @returns its name in the public area
 * @throws CodedError 422 if the picture turns out to be damaged
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

/** Runs the work with a temporary copy of a stored picture; undefined if the picture is gone. */
export async function withStoredPicture<T>(
  store: FileStore,
  picture: string,
  work: (tempPath: string) => Promise<T>,
): Promise<T | undefined> {
  const stored = await store.open('public', picture)
  if (!stored) return undefined
  const tempPath = store.tempPath()
  try {
    await pipeline(stored.stream, createWriteStream(tempPath))
    return await work(tempPath)
  } finally {
    await rm(tempPath, { force: true })
  }
}

/**
 * Makes the social card of a stored picture for another focus point.
 * @returns its name in the public area; undefined if the picture is gone
 */
export const remakeSocialCard = (store: FileStore, picture: string, kind: PictureKind, focus: FocusPoint) =>
  withStoredPicture(store, picture, (source) => storeSocialCard(store, source, kind, focus))
