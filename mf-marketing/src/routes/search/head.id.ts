import type { SearchHead } from './head.ts'

export const words: SearchHead = {
  title: 'Cari',
  found: (words) => `“${words}” di situs ini`,
  description: (site) => `Temukan halaman, kelas, proyek, lowongan, dan berita dari ${site}.`,
}
