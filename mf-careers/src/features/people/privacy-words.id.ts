import type { PrivacyWords } from './privacy-words.ts'

export const words: PrivacyWords = {
  title: 'Privasi',
  lead: 'Saat melamar, Anda mempercayakan banyak hal tentang diri Anda kepada kami. Inilah yang kami lakukan dengan data itu, dalam bahasa yang sederhana.',
  subject: 'Data lamaran saya',
  keep: 'Apa yang kami simpan',
  keepText: 'Yang Anda kirim lewat formulir lamaran, dan dari mana Anda menemukan kami:',
  stored: [
    'nama, nomor telepon, dan alamat email Anda,',
    'pendidikan terakhir Anda serta nama sekolah, kampus, atau institusinya,',
    'jawaban Anda atas lima pertanyaan kami,',
    'berkas CV dan portofolio yang Anda lampirkan,',
    'kapan Anda mengirimnya, untuk posisi apa, dari halaman berbahasa apa, dan kode referensi yang kami berikan,',
    'email yang kami kirim kepada Anda tentang lamaran itu,',
    'situs asal Anda sebelum ke sini, jika peramban Anda menyebutkannya, atau nama dalam tautan yang Anda ikuti.',
  ],
  use: 'Untuk apa kami memakainya',
  useText:
    'Untuk mempertimbangkan lamaran Anda dan menghubungi Anda soal itu. Tidak untuk hal lain: kami tidak menjualnya, tidak membagikannya kepada perusahaan lain, dan tidak memakainya untuk iklan.',
  who: 'Siapa yang bisa melihatnya',
  long: 'Berapa lama kami menyimpannya',
  correct: 'Cara melihat, memperbaiki, atau menghapusnya',
  messages: 'Pesan dan pendaftaran kelas percobaan',
  device: 'Apa yang tersimpan di perangkat Anda sendiri',
  deviceText:
    'Selama Anda mengisi formulir, peramban menyimpan jawaban di perangkat Anda agar tidak ada yang hilang ketika halaman dimuat ulang. Kami tidak bisa melihatnya. Jawaban itu dihapus begitu formulir terkirim, atau ketika Anda menghapus data situs ini di peramban. Berkas Anda tidak pernah disimpan di sana.',
  browsers: 'Peramban yang didukung situs ini',
  browsersText:
    'Semuanya berfungsi di Chrome dan Edge 109, Firefox 115, Safari dan iOS 16.4, serta semua versi yang lebih baru. Di peramban lain, dan tanpa skrip, Anda tetap bisa membaca semua halaman dan mengirim lamaran.',
  we: 'Siapa kami',
}
