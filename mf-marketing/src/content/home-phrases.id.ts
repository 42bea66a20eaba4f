import type { HousePhrases, VideoHomeWords } from './home-phrases.ts'

export const videoHomeWords: VideoHomeWords = {
  title: ['Datang apa adanya.', 'Pulang membawa karya.'],
  text: 'Kelas seni, animasi, dan gim untuk anak-anak dan remaja, diajar oleh orang-orang yang melakukannya setiap hari.',
  pause: 'Jeda film',
  play: 'Putar film',
  callToAction: 'Berikutnya, karya Anda bisa dipajang di sini.',
  academy: 'Lihat-lihat akademi',
}

export const housePhrases: HousePhrases = {
  houses: (studio, academy) => `${studio} dan ${academy}`,
  does: (house) => `Yang dikerjakan ${house}`,
  with: (house) => `Bersama ${house}`,
}
