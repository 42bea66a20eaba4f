import type { CareerHead } from './head.ts'

export const words: CareerHead = {
  title: (city) => `Karier di ${city}: kerja penuh waktu dan magang`,
  description: (site, locality) =>
    `Bekerja di ${site}: posisi penuh waktu dan magang di studio dan akademi kami di ${locality}.`,
}
