import type { AcademyHead } from './academy-head.ts'

export const words: AcademyHead = {
  academy: {
    title: (academy, city) => `${academy}: kelas seni, animasi, dan gim di ${city}`,
    description:
      'Kelas seni, animasi, dan gim di Bandung untuk anak mulai enam tahun, remaja, dan dewasa muda, diajar oleh seniman aktif.',
    kid: 'Kelas seni, kerajinan, dan gim untuk anak.',
    regular: 'Kursus profesional seni, animasi, dan gim.',
  },
  kid: {
    name: 'Kelas Anak',
    title: (city) => `Kelas Anak: kelas seni dan gim untuk anak di ${city}`,
    description:
      'Roblox, menggambar digital, seni dan kerajinan, kursus mini, dan workshop untuk anak usia 6 sampai 12 tahun.',
  },
  regular: {
    name: 'Kelas Reguler',
    title: (city) => `Kelas Reguler: kursus seni, animasi, dan gim di ${city}`,
    description:
      'Sembilan kursus seni, animasi, gim, dan desain untuk usia 13 tahun ke atas, ditambah workshop pilihan.',
  },
}
