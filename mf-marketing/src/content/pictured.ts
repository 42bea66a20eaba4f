import type { PictureSource } from '@arunika/ui'

/** What the picture next to a text shows, for people who cannot see it; in English the picture brings it. */
export interface Alt {
  alt?: string
}

/** A picture with its text in the language of the page. */
export const withAlt = (picture: PictureSource, { alt = picture.alt }: Alt): PictureSource => ({
  ...picture,
  alt,
})

/** Texts with the picture of each, in the order of the pictures. */
export const pictured = <Key extends string, Text extends object>(
  texts: Readonly<Record<Key, Text>>,
  pictures: Readonly<Record<Key, PictureSource>>,
): (Text & { key: Key; picture: PictureSource })[] =>
  (Object.keys(pictures) as Key[]).map((key) => ({ ...texts[key], key, picture: pictures[key] }))
