import type { PictureSource } from '@arunika/ui'

/** Replaces the alt text of a picture; without `alt` the picture keeps its English text. */
export const withAlt = (picture: PictureSource, alt = picture.alt): PictureSource => ({ ...picture, alt })

/** Combines texts with their pictures, in the order of the pictures. */
export const pictured = <Key extends string, Text extends object>(
  texts: Readonly<Record<Key, Text>>,
  pictures: Readonly<Record<Key, PictureSource>>,
): (Text & { key: Key; picture: PictureSource })[] =>
  (Object.keys(pictures) as Key[]).map((key) => ({ ...texts[key], key, picture: pictures[key] }))
