import type { GalleryWords } from './words.ts'

export const words: GalleryWords = {
  title: 'Galeri Seni',
  lead: 'Lahir di kelas kami, dari tangan siswa berusia enam sampai dua puluh dua tahun.',
  loading: 'Galeri sedang dimuat',
  away: 'Galeri sedang ditata ulang',
  awayText: 'Karya-karyanya belum bisa kami ambil. Silakan coba beberapa saat lagi.',
  retry: 'Coba lagi',
  workAway: 'Karya ini sedang tidak bisa ditampilkan.',
  carousel: { of: 'dari', pause: 'Jeda', play: 'Putar', previous: 'Sebelumnya', next: 'Berikutnya' },
}
