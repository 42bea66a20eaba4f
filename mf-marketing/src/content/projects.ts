import type { PictureSource } from '@arunika/ui'

/** A work of the studio as its portfolio shows it. */
export interface Project {
  id: string
  title: string
  /** What it is, in a word or two. */
  kind: string
  description: string
  /** Facts in figures: partner, dates, seasons. */
  facts: readonly { label: string; value: string }[]
  link: { url: string; label: string }
  pictures: readonly [PictureSource, ...PictureSource[]]
  /** Id of its film on YouTube. */
  video: string
}
