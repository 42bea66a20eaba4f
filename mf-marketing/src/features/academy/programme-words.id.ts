import type { ProgrammeWords } from './programme-words.ts'

export const words: ProgrammeWords = {
  oneClass: 'Kelas dalam cerita ini',
  moreClasses: 'Kelas-kelas dalam cerita ini',
  viewMore: 'Selengkapnya',
  programmes: {
    'Kid Class': {
      ages: 'Usia 6–12 tahun',
      text: 'Dunia pertama, kuas pertama, baris kode pertama. Bermain dulu, keterampilan menyusul.',
      facts: [
        '3 kelas anak, 5 bulan / kursus',
        '3 kursus mini selama satu bulan',
        '5 workshop sehari atau setengah hari',
      ],
    },
    'Regular Class': {
      ages: 'Usia 13 tahun ke atas',
      text: 'Sembilan kursus dengan alat-alat profesional, dari concept art sampai pengembangan gim.',
      facts: [
        '9 kursus, 5 bulan / kursus',
        '6 workshop pilihan selama sehari',
        'Portofolio yang diulas oleh studio',
      ],
    },
  },
}
