import type { ListWords } from './list-words.ts'

export const words: ListWords = {
  title: 'LOWONGAN KERJA',
  type: 'Jenis pekerjaan',
  loading: 'Memuat lowongan kerja…',
  empty: 'Mohon maaf, saat ini belum ada lowongan untuk kategori ini!',
  unavailable: 'Lowongan sedang tidak bisa ditampilkan',
  twoWays: 'Dua jalan masuk',
}
