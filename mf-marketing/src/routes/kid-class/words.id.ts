import type { KidWords } from './words.ts'

export const words: KidWords = {
  title: 'Kelas Anak, usia 6–12 tahun',
  lead: 'Untuk tangan-tangan yang penasaran. Dalam kelompok kecil, anak usia enam sampai dua belas tahun membangun dunia, menggambar makhluk, dan mementaskan pertunjukan, didampingi seniman di setiap meja.',
  pictured: 'Anak-anak bersorak bersama robot ramah di bawah pelangi.',
  older: 'Sudah lewat dua belas tahun?',
  seeRegular: 'Lihat Kelas Reguler',
  registerChild: 'Daftarkan anak Anda',
}
