import type { OpeningWords } from './opening-words.ts'

export const words: OpeningWords = {
  sentences: {
    fulltime: 'Meja kerja, tim, dan proyek yang sampai ke publik. Untuk Anda yang ingin tumbuh bersama kami.',
    internship:
      'Beberapa bulan dalam produksi sungguhan, didampingi mentor. Untuk mahasiswa, pelajar, dan lulusan baru.',
  },
  available: 'posisi tersedia',
  none: '0',
  show: 'tampilkan',
  workWithUs: 'BEKERJA BERSAMA KAMI',
  twoWays: 'Ada dua jalan masuk. Di keduanya, Anda duduk di sebelah orang yang karyanya benar-benar rilis.',
  openPositions: 'Lowongan',
  all: 'Semua lowongan',
  apply: 'LAMAR SEKARANG',
  for: 'untuk',
}
