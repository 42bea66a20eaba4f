import { defineWords } from '@anyam/federation'

const english = {
  worksOf: (course: string) => `Student works: ${course}`,
  caption: (course: string) => `Student Portfolio - ${course}`,
  film: (student: string) => `Film by ${student}`,
  work: (student: string) => `Work by ${student}`,
}

export type GalleryPhrases = typeof english

/** Phrases that contain names of courses and students. */
export const galleryPhrases = defineWords(english)
