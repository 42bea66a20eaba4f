import type { SearchWords } from './search-words.ts'

export const words: SearchWords = {
  title: 'Cari',
  resultsFor: (words) => `Hasil untuk “${words}”`,
  status: (words) => `Hasil untuk ${words}`,
  lead: 'Halaman, kelas, proyek, lowongan, dan berita.',
  label: 'Cari di situs ini',
  button: 'Cari',
  pages: 'Halaman',
  classes: 'Kelas',
  projects: 'Proyek',
  looking: 'Mencari…',
  unavailable: 'Halaman dan proyek kami sedang tidak bisa dicari. Silakan coba lagi sebentar lagi.',
  nothingFound: 'Tidak ada yang ditemukan',
  searched: (words) => `Kami mencari “${words}” di halaman, kelas, proyek, lowongan, dan berita kami.`,
  tryAgain: 'Periksa ejaannya, kurangi katanya, pakai kata lain, atau ',
  more: 'Bukan ini yang Anda cari? Coba kurangi katanya, pakai kata lain, atau ',
  askUs: 'tanyakan kepada kami',
  startHere: 'Atau mulai dari sini:',
}
