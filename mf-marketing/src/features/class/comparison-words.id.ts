import type { ComparisonWords } from './comparison-words.ts'

export const words: ComparisonWords = {
  title: 'Berdampingan',
  caption: 'Fakta tentang kelas, satu kelas di setiap kolom',
  fact: 'Fakta',
  loading: 'Mengambil data kelas…',
  away: 'Kami sedang tidak bisa membandingkan kelas. Silakan coba lagi sebentar lagi.',
  missing: 'Kelas-kelas ini sudah tidak ada. Silakan pilih yang lain.',
  next: 'Langkah berikutnya',
  book: 'Ikut kelas percobaan',
  see: 'Lihat workshop',
  remove: 'Hapus',
  unknown: 'Silakan tanyakan kepada kami',
}
