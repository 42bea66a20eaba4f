import type { ArchiveWords } from './words.ts'

export const words: ArchiveWords = {
  newsroom: 'Ruang Berita',
  newsroomLead: (site) => `Peluncuran, kelas, dan pementasan dari ${site}.`,
  archive: 'Arsip',
  search: 'Cari',
  searchNews: 'Cari berita',
  looking: 'Mencari…',
  topics: 'Topik',
  all: 'Semua',
  pages: 'Halaman',
  page: (page) => `Halaman ${page}`,
  newer: 'Lebih baru',
  older: 'Lebih lama',
  noNews: 'Belum ada berita',
  noNewsText:
    'Berita pertama kami sedang ditulis. Silakan kembali lagi nanti, atau ikuti kami di media sosial.',
  nothing: 'Tidak ada yang ditemukan',
  nothingText: 'Coba kata yang lebih sedikit atau kata lain, topik lain, atau ',
  latest: 'lihat berita terbaru',
  notFound: 'Halaman tidak ditemukan',
  ended: 'Arsip berakhir sebelum halaman ini',
  endedText: 'Halaman berita kami tidak sebanyak yang diminta alamat ini.',
  firstPage: 'Ke halaman pertama',
  title: (city) => `Berita dari ${city}: gim, film, kelas, dan orang-orangnya`,
  description: (studio, academy) =>
    `Kabar dari ${studio} dan ${academy}: gim dan film baru, open house, pameran, festival, dan orang-orang di baliknya.`,
  archiveTitle: 'Arsip berita',
  archiveText: (site) => `Semua yang pernah diterbitkan ${site}, dari yang terbaru sampai yang terlama.`,
  onPage: (subject, page) => `${subject}, halaman ${page}`,
  about: (topic) => `Berita tentang ${topic}`,
  aboutOne: 'Berita satu topik',
  with: (hashtag) => `Berita dengan #${hashtag}`,
  inTheNews: (words) => `“${words}” dalam berita`,
  found: (total, { category, hashtag, q, page }) => {
    const parts = [
      `${total.toLocaleString('id-ID')} artikel`,
      category && `tentang ${category}`,
      hashtag && `dengan #${hashtag}`,
      q && `untuk “${q}”`,
    ]
    return `${parts.filter(Boolean).join(' ')}${page > 1 ? `, halaman ${page}` : ''}.`
  },
}
