import type { CardWords } from './words.ts'

export const words: CardWords = {
  hot: 'TERHANGAT',
  readMore: 'Baca Selengkapnya',
  of: 'tentang',
  allNews: 'Semua berita',
  fromNewsroom: 'DARI RUANG BERITA',
  lead: 'Peluncuran, kelas, dan pementasan, langsung dari tempatnya.',
  linked: 'Dari ruang berita',
}
