import type { TechnologyWords } from './technology.ts'

export const words: TechnologyWords = {
  title: 'Teknologi yang hidup.',
  opening: {
    lead: 'Gim, film, dan ruang interaktif untuk klien yang ingin orang merasakan sesuatu, lalu menceritakannya kepada orang lain.',
    alt: 'Kota bermain di malam hari penuh lampu neon: menara arkade, gamepad raksasa di bawah bola dunia yang menyala, layar, monorel, dan drone.',
  },
  showcases: {
    games: {
      name: 'Pengembangan Gim',
      text: 'Dari purwarupa kertas sampai live service yang bermusim: desain, seni, dan pemrograman untuk gim yang laku di pasar, juga untuk gim yang mengajar tanpa terasa menggurui.',
      figures: [
        { figure: '2,7 juta', text: 'unit terjual dari satu judul yang ikut kami kembangkan' },
        { figure: '37', text: 'seniman lokal dalam satu platform' },
      ],
    },
    animation: {
      name: 'Animasi',
      text: 'Serial, film, dan video promosi, dari lelucon pertama di ruang penulis sampai mixing terakhir. Kami menyerahkannya tepat waktu, dalam tujuh bahasa.',
      figures: [
        { figure: '88', text: 'episode Little Harbor dalam 2 musim' },
        { figure: '104', text: 'episode Robo Kampung dalam 2 musim' },
      ],
    },
  },
  others: 'Dan semua yang melengkapinya',
  callToAction: 'Idenya baru setengah jadi? Justru itu yang kami suka.',
}
