import type { OpenDayHead } from './head.ts'

export const words: OpenDayHead = {
  name: 'Hari terbuka',
  title: (academy, city) => `Hari terbuka di ${academy}, ${city}`,
  description: (academy, city) =>
    `Kunjungi ${academy} di ${city}: tanggal, sisa tempat, dan pendaftaran gratis untuk hari terbuka berikutnya.`,
}
