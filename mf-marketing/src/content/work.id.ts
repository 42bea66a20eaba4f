import type { WorkWords } from './work.ts'

export const words: WorkWords = {
  title: 'YANG KAMI KERJAKAN',
  lead: 'Dua belas keahlian di bawah satu atap, masing-masing dengan meja sendiri.',
  studio: {
    games: {
      name: 'Pengembangan Gim',
      alt: 'Robot melompati balok dan koin yang muncul dari konsol genggam raksasa.',
    },
    logo: {
      name: 'Desain Logo',
      alt: 'Logo huruf berlekuk yang sedang dibuat, dengan titik kendali kurva, pensil, dan kipas warna.',
    },
    animation: {
      name: 'Animasi',
      alt: 'Satu tokoh digambar dalam empat pose, dari berjalan sampai melompat, di depan papan clapper.',
    },
    illustration: {
      name: 'Ilustrasi',
      alt: 'Gunung, rumah panggung, dan perahu menyembul dari sebuah tablet gambar.',
    },
    web: {
      name: 'Aplikasi & Web',
      alt: 'Jendela peramban dan ponsel yang tersusun dari balok-balok cerah, dengan dua desainer.',
    },
    immersive: {
      name: 'Teknologi Informasi',
      alt: 'Lemari-lemari server dengan lampu kecil, terhubung ke awan bergembok.',
    },
  },
  academy: {
    modelling: {
      name: 'Pemodelan 3D',
      alt: 'Teko raksasa, separuh rangka garis dan separuh padat, bersama dua siswa.',
    },
    concept: {
      name: 'Concept Art',
      alt: 'Kastel melayang dan dua naga kecil keluar dari kanvas yang sedang dilukis seorang siswa.',
    },
    drawing: {
      name: 'Gambar Digital',
      alt: 'Seekor kucing yang digambar di tablet besar, dan dua siswa di sampingnya.',
    },
    animation: {
      name: 'Animasi',
      alt: 'Bola memantul, gambar demi gambar, di atas tumpukan kertas animasi.',
    },
    design: { name: 'Desain Visual', alt: 'Huruf-huruf besar, poster, dan kipas contoh warna.' },
    web: {
      name: 'Aplikasi & Web',
      alt: 'Dua siswa menyusun halaman dari balok warna-warni di laptop raksasa.',
    },
  },
}
