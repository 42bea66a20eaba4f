import type { AcademyHead } from './head.ts'

export const words: AcademyHead = {
  title: (academy, city) => `${academy}: kelas seni, animasi, dan gim di ${city}`,
  description:
    'Kelas seni, animasi, dan gim di Bandung untuk anak mulai enam tahun, remaja, dan dewasa muda, diajar oleh seniman aktif.',
  kid: 'Kelas seni, kerajinan, dan gim untuk anak.',
  regular: 'Kursus profesional seni, animasi, dan gim.',
}
