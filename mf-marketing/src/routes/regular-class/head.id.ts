import type { RegularHead } from './head.ts'

export const words: RegularHead = {
  title: (city) => `Kelas Reguler: kursus seni, animasi, dan gim di ${city}`,
  description:
    'Sembilan kursus seni, animasi, gim, dan desain untuk usia 13 tahun ke atas, ditambah workshop pilihan.',
}
