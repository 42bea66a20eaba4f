import { stat } from 'node:fs/promises'
import { coverCrop } from '@anyam/server/cover-crop'
import { CodedError } from '@anyam/server/errors'
import { SOCIAL_CROP } from '@arunika/admin-contracts'
import { isUndeclared, MIDDLE_OF_PICTURE } from '@arunika/contracts'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { FairWork } from './fair-work.ts'
import { currentShare, WAITING } from './share.ts'

// Each picture is used once, so a cache would only take memory.
sharp.cache(false)

/** Width × height. A file of a few kilobytes can unpack to more than the available memory. */
export const MAX_PIXELS = 50_000_000
export const TOO_MANY_PIXELS = 'Each picture may have at most 50 megapixels.'

const FORMATS = {
  jpeg: { types: ['image/jpeg', 'image/jpg'], extensions: ['jpg', 'jpeg'], mime: 'image/jpeg' },
  png: { types: ['image/png'], extensions: ['png'], mime: 'image/png' },
  webp: { types: ['image/webp'], extensions: ['webp'], mime: 'image/webp' },
} as const

export type PictureFormat = keyof typeof FORMATS

const extensionOf = (name: string) => /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** True also for a type that says nothing: some systems know no type for a file. */
function isDeclared(type: string, types: readonly string[]): boolean {
  const declared = type.toLowerCase()
  return isUndeclared(declared) || types.includes(declared)
}

/** The format of a file, if its name, its declared type and its first bytes agree. */
export async function agreedPictureFormat(file: {
  tempPath: string
  name: string
  type: string
}): Promise<PictureFormat | undefined> {
  const found = await fileTypeFromFile(file.tempPath)
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const { types, extensions, mime } = FORMATS[format]
    const agree =
      found?.mime === mime &&
      isDeclared(file.type, types) &&
      extensions.some((extension) => extension === extensionOf(file.name))
    if (agree) return format
  }
  return undefined
}

/** Returns true if a file starts with the signature of an accepted picture format. */
export async function isPictureFile(path: string): Promise<boolean> {
  const found = await fileTypeFromFile(path)
  return Object.values(FORMATS).some(({ mime }) => mime === found?.mime)
}

/**
 * Returns true for a file whose name, declared type and contents are all those of a PDF. The signature must be at the
 * very start, where readers of other formats would also look.
 */
export async function isAgreedPdf(file: { tempPath: string; name: string; type: string }): Promise<boolean> {
  if (extensionOf(file.name) !== 'pdf' || !isDeclared(file.type, ['application/pdf'])) return false
  return (await fileTypeFromFile(file.tempPath))?.mime === 'application/pdf'
}

export type PictureError = 'unreadable' | 'too-many-pixels'

/** Reads the header only. */
export async function pictureError(path: string): Promise<PictureError | undefined> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
    return width * height > MAX_PIXELS ? 'too-many-pixels' : undefined
  } catch {
    return 'unreadable'
  }
}

/** Thrown if a picture's header is valid but the rest is damaged. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError'
}

function decodeError(cause: unknown): Error {
  const isDiskFull = cause instanceof Error && /no space left/i.test(cause.message)
  return isDiskFull ? new CodedError('storage_full', { cause }) : new UnreadablePictureError('', { cause })
}

/** One picture at a time, because unpacked pictures are large and the thread pool is shared with disk access. */
const queue = new FairWork({ lanes: 1, ...WAITING })

const oneAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  queue.run(currentShare(), () =>
    work().catch((cause: unknown) => {
      throw decodeError(cause)
    }),
  )

// A partly damaged picture is refused rather than stored half grey.
const open = (path: string) =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).autoOrient()

const ENCODERS = { jpeg: { quality: 90 }, png: { compressionLevel: 6 }, webp: { quality: 90 } }

/**
 * Re-encodes the picture in its own format, which removes metadata and anything hidden in the file.
 * @throws UnreadablePictureError, or CodedError checks_busy
 */
export function reencode(source: string, target: string, format: PictureFormat): Promise<void> {
  return oneAtATime(async () => {
    await open(source).toFormat(format, ENCODERS[format]).toFile(target)
  })
}

const WEB_WIDTHS = [1600, 800, 400]

/** Widths to make from a picture this wide: none larger than the picture, largest first. */
export function webWidths(width: number): number[] {
  const top = Math.min(width, 1600)
  return [top, ...WEB_WIDTHS.filter((step) => step < top)]
}

export interface MadePicture {
  tempPath: string
  width: number
  height: number
}

/**
 * Makes WebP pictures for the web, largest first.
 * @param newTempPath returns the file path for each width
 * @throws UnreadablePictureError, or CodedError checks_busy
 */
export function makeWebPictures(
  source: string,
  newTempPath: (width: number) => string,
): Promise<MadePicture[]> {
  return oneAtATime(async () => {
    const { width } = (await open(source).metadata()).autoOrient
    return Promise.all(
      webWidths(width).map(async (step) => {
        const tempPath = newTempPath(step)
        const made = await open(source).resize({ width: step }).webp({ quality: 78 }).toFile(tempPath)
        return { tempPath, width: made.width, height: made.height }
      }),
    )
  })
}

/**
 * Width and height of a picture the right way up, from its header.
 * @throws UnreadablePictureError
 */
export async function uprightSize(path: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await open(path)
    .metadata()
    .catch((cause: unknown) => {
      throw decodeError(cause)
    })
  return autoOrient
}

/** A rectangle in pixels, from the top left corner. */
interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Rotates an upright picture clockwise and cuts a frame out of the result. Nothing but pixels remains, without loss,
 * because the sizes for the web are made from it.
 * @param rotation in degrees
 * @throws UnreadablePictureError, or CodedError checks_busy
 */
export function cropPicture(source: string, target: string, rotation: number, frame: Frame): Promise<void> {
  return oneAtATime(async () => {
    await open(source).rotate(rotation).extract(frame).png({ compressionLevel: 1 }).toFile(target)
  })
}

/** Messengers skip pictures above a certain size, so a complex one is encoded at lower quality. */
const SOCIAL_CARD = { ...SOCIAL_CROP, maxBytes: 290_000, qualities: [80, 60, 40, 20] }

/**
 * Makes the link preview picture for messengers.
 * @throws UnreadablePictureError, or CodedError checks_busy
 */
export function makeSocialCard(source: string, target: string, focus = MIDDLE_OF_PICTURE): Promise<void> {
  const { maxBytes, qualities, ...box } = SOCIAL_CARD
  return oneAtATime(async () => {
    const { filled, cut } = coverCrop((await open(source).metadata()).autoOrient, box, focus)
    for (const quality of qualities) {
      await open(source)
        .resize({ ...filled, fit: 'fill' })
        .extract(cut)
        .flatten({ background: '#fff' })
        .jpeg({ quality, mozjpeg: true })
        .toFile(target)
      if ((await stat(target)).size <= maxBytes) return
    }
  })
}

/** Writes a picture as AVIF. */
export async function encodeAvif(source: Buffer, target: string): Promise<void> {
  await sharp(source).avif({ quality: 55, effort: 4 }).toFile(target)
}
