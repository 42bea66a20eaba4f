import type { ProgrammeWords } from './programmes.ts'

export const words: ProgrammeWords = {
  kid: {
    name: 'Kelas Anak',
    ages: 'Usia 6–12 tahun',
    text: 'Dunia pertama, kuas pertama, baris kode pertama. Bermain dulu, keterampilan menyusul.',
  },
  regular: {
    name: 'Kelas Reguler',
    ages: 'Usia 13 tahun ke atas',
    text: 'Sembilan kursus dengan perangkat yang dipakai di industri, dari concept art sampai pengembangan gim.',
  },
}
