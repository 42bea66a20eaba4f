import type { ServiceWords } from './services.ts'

export const words: ServiceWords = {
  texts: {
    games:
      'Desain, seni, dan pemrograman untuk gim di ponsel, PC, konsol, dan headset, dari purwarupa sampai live service.',
    web: 'Situs web, aplikasi seluler, dan platform belajar yang cepat, ramah untuk semua, dan enak dipakai.',
    animation:
      'Serial, film, dan video promosi 2D dan 3D; naskah, storyboard, animasi, sampai tata suaranya dikerjakan di bawah satu atap.',
    illustration:
      'Ilustrasi, concept art, storyboard, dan desain 3D yang memberi wajah pada sebuah proyek sebelum anggarannya ada.',
    immersive:
      'Augmented reality, virtual reality, dan HoloLens untuk museum, ruang kelas, pabrik, dan ruang pamer.',
    logo: 'Logo, nama, dan kemasan yang melekat di ingatan, digambar dengan tangan dan diserahkan sebagai satu sistem.',
  },
  technology: 'Teknologi',
  more: 'Layanan studio lainnya',
}
