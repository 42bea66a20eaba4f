import type { OpenDayWords } from './words.ts'

export const words: OpenDayWords = {
  title: 'Datang dan lihat cara kami berkarya',
  lead: 'Semua pintu terbuka selama sehari. Ikutlah duduk di kelas, coba tablet gambar atau segumpal tanah liat, dan tanyakan apa saja kepada mereka yang hidup dari pekerjaan ini.',
  choose: 'Pilih hari',
  pictured: 'Pita dipotong di depan akademi, dikelilingi siswa dan bendera.',
  programme: {
    title: 'Acara hari itu',
    steps: [
      {
        name: 'Pagi: mencoba',
        text: 'Langkah pertama di Roblox, tanah liat, dan menggambar, mulai usia enam tahun.',
      },
      { name: 'Siang: melihat', text: 'Karya semester ini di dinding, bersama para pembuatnya.' },
      {
        name: 'Sore: bertanya',
        text: 'Ulasan portofolio, biaya, dan jadwal, sampai pengunjung terakhir mendapat giliran.',
      },
    ],
  },
  none: 'Hari terbuka berikutnya belum ditentukan',
  noneText: 'Hubungi kami, dan sementara itu datanglah pada Jumat sore mana pun.',
  write: 'Atur kunjungan',
  unsure: 'Belum tahu kelas mana yang cocok?',
  classes: 'Cari kelas',
  form: {
    title: 'Pesan tempat',
    action: 'Daftar',
    unsent: 'Tempat Anda belum dipesan',
    thanks: 'Terima kasih! Tempat Anda sudah dipesan.',
    steps: [
      { title: 'Anda memilih hari', text: 'Gratis, dan hanya perlu satu menit.' },
      {
        title: 'Email mengonfirmasinya',
        text: 'Dengan file kalender, dan tautan untuk memindahkan atau membatalkannya.',
      },
      { title: 'Anda datang kapan saja', text: 'Antara pukul sembilan dan empat sore, selama Anda suka.' },
    ],
  },
}
