import type { GalleryPhrases } from './phrases.ts'

export const words: GalleryPhrases = {
  worksOf: (course) => `Karya siswa: ${course}`,
  caption: (course) => `Portofolio Siswa - ${course}`,
  film: (student) => `Film karya ${student}`,
  work: (student) => `Karya ${student}`,
}
