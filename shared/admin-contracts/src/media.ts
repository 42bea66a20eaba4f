import { focusPoint, knownVersion, toSingleLine } from '@arunika/contracts'
import * as z from 'zod/mini'
import { listPage, listQuery } from './lists.ts'
import { MIN_CROP } from './pictures.ts'

/** A stored size of a picture; `path` is its file below `/uploads/`. */
const pictureSize = z.object({ path: z.string(), width: z.number(), height: z.number() })

/** A picture of the library in a list. */
export const pictureRow = z.object({
  id: z.number(),
  name: z.string(),
  /** Default alternative text for new uses. */
  alt: z.string(),
  /** Default focus point for new uses. */
  focus: focusPoint,
  /** The largest size first; `height` is 0 until the file has been read. */
  sizes: z.array(pictureSize),
  /** ISO 8601 instant. */
  createdAt: z.string(),
})

export const pictureQuery = z.object(listQuery('name', 'added'))
export const picturePage = listPage(pictureRow)

/** A picture with the fields of its form and revisions. */
export const pictureFormValues = z.object({
  id: z.number(),
  name: z.string(),
  alt: z.string(),
  focus: focusPoint,
  /** ISO 8601 instant of the last change. */
  updatedAt: z.string(),
})

/** A place where a picture is used. */
export const pictureUse = z.object({
  subject: z.enum(['article', 'job vacancy', 'site']),
  id: z.number(),
  title: z.string(),
  isCover: z.boolean(),
  isInText: z.boolean(),
})

export const pictureDetail = z.extend(pictureRow, {
  /** Author; empty for pictures that predate the library. */
  actor: z.string(),
  updatedAt: z.string(),
  /** The first uses. */
  uses: z.array(pictureUse),
  /** True if there are more uses. */
  hasMoreUses: z.boolean(),
})

export const PICTURE_NAME_REQUIRED = 'Please give the picture a name.'
const percent = z.int().check(z.gte(0), z.lte(100))

export const pictureInput = z.object({
  name: z
    .string()
    .check(
      z.overwrite(toSingleLine),
      z.trim(),
      z.minLength(1, PICTURE_NAME_REQUIRED),
      z.maxLength(200, 'Please use at most 200 characters.'),
    ),
  alt: z.string().check(z.trim(), z.maxLength(300, 'Please use at most 300 characters.')),
  focus: z.object({ x: percent, y: percent }),
  if_updated_at: knownVersion,
})

/** The picture that replaces another one. */
export const pictureReplacement = z.object({ by: z.int().check(z.gte(1), z.lte(2_147_483_647)) })

const FRAME_OUTSIDE = 'Please choose a frame within the picture.'
const FRAME_TOO_SMALL = `The frame must be at least ${MIN_CROP} pixels wide and high.`
const offset = z.int(FRAME_OUTSIDE).check(z.gte(0, FRAME_OUTSIDE))
const length = z.int(FRAME_TOO_SMALL).check(z.gte(MIN_CROP, FRAME_TOO_SMALL))

/** A part of a picture: rotated first, then cut along a frame. */
export const pictureCrop = z.object({
  /** Degrees clockwise. */
  rotation: z.literal([0, 90, 180, 270]),
  /** In pixels of the largest size after its rotation, from the top left corner. */
  frame: z.object({ left: offset, top: offset, width: length, height: length }),
})

/** Address of a picture that was pasted from another site. */
export const pictureAddress = z.object({ url: z.string().check(z.maxLength(2_000)) })

export type PictureRow = z.infer<typeof pictureRow>
export type PicturePage = z.infer<typeof picturePage>
export type PictureFormValues = z.infer<typeof pictureFormValues>
export type PictureUse = z.infer<typeof pictureUse>
export type PictureDetail = z.infer<typeof pictureDetail>
export type PictureCrop = z.infer<typeof pictureCrop>
export type PictureInput = z.infer<typeof pictureInput>
