import type { KidHead } from './head.ts'

export const words: KidHead = {
  title: (city) => `Kelas Anak: kelas seni dan gim untuk anak di ${city}`,
  description:
    'Roblox, menggambar digital, seni dan kerajinan, kursus mini, dan workshop untuk anak usia 6 sampai 12 tahun.',
}
