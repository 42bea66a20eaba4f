import type { ServiceWords } from './services.ts'

export const words: ServiceWords = {
  services: {
    games: {
      name: 'Pengembangan Gim',
      text: 'Desain, seni, dan rekayasa untuk gim di ponsel, PC, konsol, dan headset, dari purwarupa sampai layanan langsung.',
    },
    web: {
      name: 'Pengembangan Aplikasi & Web',
      text: 'Situs web, aplikasi seluler, dan platform belajar yang cepat, ramah untuk semua, dan enak dipakai.',
    },
    animation: {
      name: 'Animasi',
      text: 'Serial, film, dan video promosi 2D dan 3D; naskah, storyboard, animasi, sampai tata suaranya dikerjakan di bawah satu atap.',
    },
    illustration: {
      name: 'Ilustrasi',
      text: 'Ilustrasi, concept art, storyboard, dan desain 3D yang memberi wajah pada sebuah proyek sebelum anggarannya ada.',
    },
    immersive: {
      name: 'Teknologi Informasi',
      text: 'Augmented reality, virtual reality, dan HoloLens untuk museum, ruang kelas, pabrik, dan ruang pamer.',
    },
    logo: {
      name: 'Desain Logo',
      text: 'Logo, nama, dan kemasan yang melekat di ingatan, digambar dengan tangan dan diserahkan sebagai satu sistem.',
    },
  },
  technology: 'Teknologi',
  more: 'Layanan studio lainnya',
  approach: {
    title: 'Cara kami bekerja',
    lead: 'Empat langkah, satu tim, dan satu orang yang selalu bisa Anda hubungi.',
    steps: [
      { name: 'Mendengar', text: 'Seminggu penuh bertanya, kepada Anda dan kepada para calon pemakainya.' },
      {
        name: 'Mencoret',
        text: 'Tiga arah yang benar-benar berbeda, di atas kertas, selagi perubahan belum berbiaya.',
      },
      {
        name: 'Membangun',
        text: 'Putaran-putaran singkat, dan di ujung tiap putaran selalu ada yang bisa dicoba.',
      },
      {
        name: 'Mendampingi',
        text: 'Meluncurkan, mengukur, memperbaiki, lalu menyerahkan, lengkap dengan dokumen yang enak dibaca.',
      },
    ],
  },
}
