import type { PictureSource } from '@arunika/ui'

/** A picture with its text in the language of the page; in English it brings its own. */
export const withAlt = (picture: PictureSource, alt = picture.alt): PictureSource => ({ ...picture, alt })

/** Texts with the picture of each, in the order of the pictures. */
export const pictured = <Key extends string, Text extends object>(
  texts: Readonly<Record<Key, Text>>,
  pictures: Readonly<Record<Key, PictureSource>>,
): (Text & { key: Key; picture: PictureSource })[] =>
  (Object.keys(pictures) as Key[]).map((key) => ({ ...texts[key], key, picture: pictures[key] }))
