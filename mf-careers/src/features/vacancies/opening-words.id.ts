import type { OpeningWords } from './opening-words.ts'

export const words: OpeningWords = {
  sentences: {
    fulltime:
      'Meja kerja, tim, dan proyek yang benar-benar rilis. Untuk Anda yang ingin tumbuh bersama kami.',
    internship:
      'Beberapa bulan dalam produksi sungguhan, didampingi mentor. Untuk mahasiswa, pelajar, dan lulusan baru.',
  },
  available: 'posisi tersedia',
  none: '0',
  show: 'tampilkan',
  workWithUs: 'BEKERJA BERSAMA KAMI',
  twoWays: 'Ada dua jalan masuk. Dua-duanya duduk di sebelah orang yang karyanya sampai ke publik.',
  openPositions: 'Lowongan',
  all: 'Semua lowongan',
  apply: 'LAMAR SEKARANG',
  for: 'untuk',
}
