import type { ContactHead } from './contact-head.ts'

export const words: ContactHead = {
  contact: (city) => `Hubungi kami di ${city}`,
  contactText: (site, place) => `Tulis kepada ${site}, telepon kami, atau mampirlah: ${place}.`,
  search: 'Cari',
  found: (words) => `“${words}” di situs ini`,
  searchText: (site) => `Temukan halaman, kelas, proyek, lowongan, dan berita dari ${site}.`,
}
