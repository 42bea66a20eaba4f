import type { WebAndAppDevelopmentWords } from './web-and-app-development.ts'

export const words: WebAndAppDevelopmentWords = {
  opening: {
    lead: 'Situs web, aplikasi, dan platform belajar yang gesit di ponsel lama, jelas bagi mata yang lelah, dan menyenangkan untuk dirawat.',
    alt: 'Toko sebuah pasar di peramban dengan mangga, manggis, dan rambutan, serta keranjang belanjanya di ponsel.',
  },
  offersTitle: 'Yang kami bangun untuk web',
  offers: {
    website: {
      name: 'Desain & Pengembangan Situs Web',
      text: 'Situs yang sudah terbuka sebelum jempol terangkat dari layar, bisa disunting tim Anda, dan bisa dibaca semua orang.',
    },
    app: {
      name: 'Aplikasi Seluler',
      text: 'Satu ide yang digarap dengan baik untuk Android dan iOS, dari purwarupa pertama yang bisa diketuk sampai ke toko aplikasi dan tahun-tahun sesudahnya.',
    },
    platform: {
      name: 'Platform Pendidikan',
      text: 'Kelas, tugas, galeri, dan sertifikat di satu tempat, teruji setiap hari di akademi kami sendiri.',
    },
    gamification: {
      name: 'Gamifikasi',
      text: 'Memberi poin itu mudah; membangkitkan motivasi tidak. Kami merancang alur yang membuat orang kembali karena memang layak untuk kembali.',
    },
  },
  worksTitle: 'Sudah bisa dikunjungi',
  works: {
    pasar: {
      name: 'Pasar Pagi',
      text: 'Toko pasar pagi dengan aplikasi ponselnya: pesan sebelum pukul enam, makan pukul tujuh.',
    },
    museum: {
      name: 'Museum Gelap',
      text: 'Situs museum di dalam gelap: setiap benda menyala ketika pembaca mendekatinya.',
    },
  },
}
