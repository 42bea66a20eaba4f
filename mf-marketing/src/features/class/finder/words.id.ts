import type { FinderWords } from './words.ts'

export const words: FinderWords = {
  title: 'Temukan kelas yang cocok',
  lead: 'Menurut usia, hari, dan harga.',
  age: 'Usia',
  day: 'Hari',
  anyDay: 'Hari apa saja',
  weekdays: {
    monday: 'Senin',
    tuesday: 'Selasa',
    wednesday: 'Rabu',
    thursday: 'Kamis',
    friday: 'Jumat',
    saturday: 'Sabtu',
    sunday: 'Minggu',
  },
  price: 'Harga tertinggi',
  anyPrice: 'Berapa saja',
  show: 'Tampilkan kelas',
  clear: 'Hapus pilihan',
  looking: 'Mencari…',
  away: 'Kami sedang tidak bisa menampilkan daftar kelas. Silakan coba lagi sebentar lagi.',
  none: 'Coba hari lain atau harga yang lebih tinggi, atau ',
  askUs: 'tanyakan kepada kami',
}
