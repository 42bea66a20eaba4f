import type { ClassWords } from './words.ts'

export const words: ClassWords = {
  loading: 'Memuat kelas…',
  away: 'Kelas ini sedang tidak bisa ditampilkan',
  awayText: 'Server kami belum bisa dihubungi. Silakan coba beberapa saat lagi.',
  retry: 'Coba lagi',
  missing: 'Kelas ini tidak ada di sini',
  missingText: 'Mungkin namanya sudah berubah, atau tautannya kurang tepat. Silakan lihat kelas-kelas kami.',
  seeAll: 'Lihat semua kelas',
  ask: 'Tanya lewat WhatsApp',
  book: 'Ikut kelas percobaan',
  registerForThis: 'Daftar ikut workshop ini',
  comeAndSee: 'Datanglah hari Jumat dan lihat karya minggu ini.',
  works: {
    label: 'Karya siswa',
    inThisClass: 'Dibuat di kelas ini',
    inOurClasses: 'Dibuat di kelas-kelas kami',
    fromNextDoor: 'Karya kelas ini belum ada di galeri kami: berikut karya dari kelas lain.',
  },
  glance: 'Sekilas',
  terms: 'Waktu dan biaya kami pastikan saat Anda mendaftar.',
}
