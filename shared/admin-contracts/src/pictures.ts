// Kept out of the schema module so that the picture picker does not load zod.

import { MAX_FILE_BYTES, MAX_FILE_MB } from '@arunika/contracts'

/** Rules of the api for a picture of an article, featured or in its text. */
export const PICTURE_RULES = {
  /** In bytes. */
  maxSize: MAX_FILE_BYTES,
  types: ['image/jpeg', 'image/png', 'image/webp'] as readonly string[],
  messages: {
    tooLarge: `The image must be ${MAX_FILE_MB}MB or smaller.`,
    wrongType: 'Only JPG, JPEG, PNG and WEBP images are allowed.',
  },
} as const

/** Size of pictures for messengers, in pixels. */
export const SOCIAL_CROP = { width: 1200, height: 630 } as const

/** Width and height of the crops in which the site displays pictures of articles. */
export const PICTURE_CROPS = [
  { name: 'Article', width: 16, height: 10 },
  { name: 'Card', width: 4, height: 3 },
  { name: 'Card on a phone', width: 1, height: 1 },
  { name: 'Message', ...SOCIAL_CROP },
] as const

/** Least width and height of a cropped picture, in pixels. */
export const MIN_CROP = 16

/** Numbers of pictures in a gallery of an article. */
export const GALLERY_SIZE = { min: 2, max: 12 } as const

/** Validates a picture by the browser's description of it; undefined if there is no error. */
export function pictureError({ type, size }: { type: string; size: number }): string | undefined {
  const { types, maxSize, messages } = PICTURE_RULES
  if (!types.includes(type)) return messages.wrongType
  return size > maxSize ? messages.tooLarge : undefined
}
