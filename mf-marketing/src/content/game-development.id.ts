import type { GameDevelopmentWords } from './game-development.ts'
import { gameTexts } from './game-texts.id.ts'

export const words: GameDevelopmentWords = {
  opening: {
    lead: 'Kami merancang dan membangun gim untuk ponsel, PC, konsol, dan headset, sendiri atau bersama tim Anda. Sebelum menyebutnya selesai, kami memainkannya bersama anak-anak, nenek-nenek, dan orang yang belum kami kenal.',
    alt: 'Dua anak di pulau melayang menahan layang-layang burung besar melawan angin; gim menampilkan arah angin, ketinggian, dan bulu yang ditemukan.',
  },
  offersTitle: 'Yang kami kerjakan untuk sebuah gim',
  offers: [
    {
      name: 'Desain gim dan purwarupa',
      text: 'Jawaban yang bisa dimainkan dalam empat minggu, supaya keputusan diambil dengan kontroler di tangan.',
    },
    {
      name: 'Seni dan animasi',
      text: 'Tokoh, dunia, antarmuka, dan efek dalam satu panduan gaya, dari 2D bernuansa lukisan sampai 3D bergaya khas.',
    },
    {
      name: 'Pemrograman',
      text: 'Gameplay, multiplayer, dan alat bantu di Unity dan Unreal, dengan pengujian dan build setiap malam.',
    },
    {
      name: 'Pengembangan bersama dan live service',
      text: 'Kami bergabung dengan tim Anda untuk satu fitur, satu porting, atau satu musim, dan meninggalkan kode yang lebih rapi daripada saat kami datang.',
    },
  ],
  portfolio: {
    title: 'Dimainkan dan disayangi',
    lead: 'Lima gim yang kami buat atau bantu buat, beserta cerita pembuatannya.',
  },
  games: gameTexts,
}
