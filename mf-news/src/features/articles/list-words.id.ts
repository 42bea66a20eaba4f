import type { ListWords } from './list-words.ts'

export const words: ListWords = {
  news: 'Berita',
  loading: 'Memuat berita…',
  fresh: 'Ada berita baru. Tampilkan',
  retry: 'Coba lagi',
  unavailable: 'Berita sedang tidak bisa ditampilkan',
  articleUnavailable: 'Artikel ini sedang tidak bisa ditampilkan',
  unreachable: 'Kami belum bisa terhubung ke redaksi. Silakan coba beberapa saat lagi.',
  carousel: { of: 'dari', pause: 'Jeda', play: 'Putar', previous: 'Sebelumnya', next: 'Berikutnya' },
}
