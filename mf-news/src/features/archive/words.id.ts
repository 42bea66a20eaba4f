import type { ArchiveWords } from './words.ts'

export const words: ArchiveWords = {
  whatsNew: 'TERBARU',
  moreNews: 'BERITA LAINNYA',
  further: 'Artikel lainnya',
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
  nothingText: 'Coba kurangi katanya, pakai kata lain, topik lain, atau ',
  latest: 'lihat berita terbaru',
  notFound: 'Halaman tidak ditemukan',
  ended: 'Arsip berakhir sebelum halaman ini',
  endedText: 'Halaman berita kami tidak sebanyak yang diminta alamat ini.',
  firstPage: 'Ke halaman pertama',
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
