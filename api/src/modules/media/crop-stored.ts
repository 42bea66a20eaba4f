import { rm } from 'node:fs/promises'
import type { PictureCrop } from '@arunika/admin-contracts'
import { invalidFields } from '../../lib/field-errors.ts'
import { cropPicture, uprightSize } from '../../lib/pictures.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { namingField, type PictureKind, withStoredPicture } from '../uploads/public-pictures.ts'

/** Errors are about the frame, the only part of the call that can be wrong. */
export const CROPPED_PICTURE: PictureKind = { folder: 'editor', field: 'frame' }

interface Size {
  width: number
  height: number
}

/** @throws CodedError 422 with a sentence, if the frame is not a part of the rotated picture or is all of the picture */
function assertPart({ rotation, frame }: PictureCrop, upright: Size): void {
  const isOnItsSide = rotation === 90 || rotation === 270
  const width = isOnItsSide ? upright.height : upright.width
  const height = isOnItsSide ? upright.width : upright.height
  if (frame.left + frame.width > width || frame.top + frame.height > height) {
    const message = `The frame reaches beyond the picture, which is ${width} pixels wide and ${height} pixels high.`
    throw invalidFields({ frame: [message] })
  }
  if (rotation === 0 && frame.width === width && frame.height === height)
    throw invalidFields({ frame: ['Please crop or rotate the picture first.'] })
}

/**
 * Runs the work with a part of a stored picture in a temporary file.
 * @returns undefined if the picture is gone
 * @throws CodedError 422 with a sentence about the frame or the picture
 */
export const withCroppedPicture = <T>(
  store: FileStore,
  picture: string,
  crop: PictureCrop,
  work: (tempPath: string) => Promise<T>,
): Promise<T | undefined> =>
  withStoredPicture(store, picture, async (source) => {
    const tempPath = store.tempPath()
    try {
      assertPart(crop, await uprightSize(source))
      await cropPicture(source, tempPath, crop.rotation, crop.frame)
      return await work(tempPath)
    } catch (error) {
      throw namingField(error, CROPPED_PICTURE.field)
    } finally {
      await rm(tempPath, { force: true })
    }
  })
