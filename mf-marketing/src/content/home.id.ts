import type { HomeWords } from './home.ts'

export const words: HomeWords = {
  alts: {
    studio:
      'Kota bermain di malam hari penuh lampu neon: menara arkade, gamepad raksasa di bawah bola dunia yang menyala, layar, monorel, dan drone.',
    academy:
      'Kota yang sama di siang hari sebagai sekolah seni: pensil, kanvas, gerabah, dan tabung cat menjadi rumah, dengan siswa di depan kanvas.',
  },
  studio: {
    motto: 'Kami membangun dunia yang menjawab begitu Anda menekan tombol start.',
    link: 'Lihat karya',
  },
  academy: {
    motto: 'Kami mendidik tangan yang akan menggambar hari esok.',
    link: 'Cari kelas',
  },
  intro: {
    headline: 'Kami membuat dunia untuk dimainkan, dan mendidik orang yang akan membuat dunia berikutnya.',
    text: 'Dari Bandung dan Singapura kami membuat gim, film, dan teknologi imersif untuk klien di seluruh dunia. Masih di bawah atap yang sama, akademi kami melatih seniman muda dengan perangkat, tenggat, dan standar proyek internasional yang sesungguhnya.',
    facts: [
      { figure: '2', text: 'kota, Bandung dan Singapura, satu tim' },
      { figure: '192', text: 'episode serial animasi telah kami serahkan' },
      { figure: '12', text: 'kursus, masing-masing lima bulan' },
    ],
  },
  together: {
    title: 'MARI BERKARYA BERSAMA',
    lead: 'Satu rumah, dua pintu. Sebagian besar proyek kami melibatkan keduanya.',
    studio:
      'Studio media interaktif dan teknologi. Bawa brief, merek, atau ide setengah jadi: kami merancangnya, menganimasikannya, memprogramnya, dan mendampingi sampai berjalan.',
    academy:
      'Akademi seni tempat anak-anak dan remaja belajar dari seniman yang masih aktif berkarya, dan menutup setiap kelas dengan karya yang layak dipamerkan.',
    games: { name: 'Pengembangan Gim', detail: 'Semua platform' },
    animation: { name: 'Animasi', detail: 'Serial dan film' },
    more: 'Lihat',
  },
  recent: {
    title: 'KARYA TERBARU',
    lead: 'Dua belas detik dari lima gim dan empat film, digambar di ruang kami sendiri. Tekan tombol putar.',
    film: 'Showreel: karya terbaru kami',
  },
  partners: 'MITRA KAMI',
  callToAction: 'Punya brief, atau anak yang tak berhenti menggambar?',
}
