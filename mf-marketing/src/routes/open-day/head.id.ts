import type { OpenDayHead } from './head.ts'

export const words: OpenDayHead = {
  name: 'Hari terbuka',
  title: (academy, city) => `Hari terbuka di ${academy}, ${city}`,
  description: (academy, city) =>
    `Tanggal, sisa tempat, dan pendaftaran gratis: hari terbuka ${academy} di ${city}.`,
}
