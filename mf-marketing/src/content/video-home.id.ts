import type { VideoHomeWords } from './video-home.ts'

export const words: VideoHomeWords = {
  title: ['Datang apa adanya.', 'Pulang membawa karya.'],
  text: 'Kelas seni, animasi, dan gim untuk anak-anak dan remaja, diajar oleh orang-orang yang melakukannya setiap hari.',
  pause: 'Jeda film',
  play: 'Putar film',
  callToAction: 'Berikutnya, karya Anda bisa dipajang di sini.',
  academy: 'Lihat-lihat akademi',
}
