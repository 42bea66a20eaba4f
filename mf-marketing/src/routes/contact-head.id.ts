import type { ContactHead } from './contact-head.ts'

export const words: ContactHead = {
  contact: (city) => `Hubungi kami di ${city}`,
  contactText: (site, where) => `Tulis kepada ${site}, telepon kami, atau mampirlah: ${where}.`,
  search: 'Cari',
  found: (words) => `“${words}” di situs ini`,
  searchText: (site) => `Temukan halaman, kelas, proyek, lowongan, dan berita dari ${site}.`,
}
