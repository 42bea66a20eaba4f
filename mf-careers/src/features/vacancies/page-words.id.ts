import type { VacancyPageWords } from './page-words.ts'

export const words: VacancyPageWords = {
  allPositions: 'Semua posisi',
  posted: 'Dipasang',
  about: 'Tentang posisi ini',
  loading: 'Memuat lowongan…',
  apply: 'Lamar',
  unavailable: 'Lowongan ini sedang tidak bisa ditampilkan',
  closed: 'Lowongan ini sudah ditutup',
  closedCode: 'Ditutup',
  closedText:
    'Kami tidak lagi menerima lamaran untuk posisi ini. Terima kasih atas minat Anda; silakan lihat lowongan lain yang masih dibuka.',
  notHere: 'Lowongan ini tidak ditemukan',
  notHereText:
    'Mungkin sudah diturunkan, atau tautannya kurang tepat. Silakan lihat lowongan yang masih dibuka.',
  seeAll: 'Lihat semua posisi',
  openNow: 'Sedang dibuka',
}
