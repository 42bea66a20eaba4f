import type { FactWords } from './fact-words.ts'

export const words: FactWords = {
  oneClass: 'Kelas dalam artikel ini',
  moreClasses: 'Kelas-kelas dalam artikel ini',
  viewMore: 'Selengkapnya',
  facts: {
    kid: [
      '3 kelas anak, 5 bulan / kursus',
      '3 kursus mini selama satu bulan',
      '5 workshop sehari atau setengah hari',
    ],
    regular: [
      '9 kursus, 5 bulan / kursus',
      '6 workshop pilihan selama sehari',
      'Portofolio yang diulas oleh studio',
    ],
  },
}
