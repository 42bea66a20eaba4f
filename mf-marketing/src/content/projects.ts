import type { Film, PictureSource } from '@arunika/ui'
import type { ProjectName } from './project-names.ts'

/** A work of the studio as its portfolio shows it. */
export interface Project extends ProjectName {
  /** What it is, in a word or two. */
  kind: string
  description: string
  /** Its type of schema.org. */
  schemaType: 'VideoGame' | 'TVSeries' | 'Movie'
  /** Facts in figures: partner, dates, seasons. */
  facts: readonly { label: string; value: string }[]
  link: { url: string; label: string }
  pictures: readonly [PictureSource, PictureSource]
  film: Film
}
