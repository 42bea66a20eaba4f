import type { AnimationWords } from './animation.ts'
import { filmTexts } from './film-texts.id.ts'

export const words: AnimationWords = {
  opening: {
    lead: 'Animasi dan video promosi yang bernyawa: ditulis, digambar, diberi kerangka, dirender, dan ditata suaranya oleh satu tim yang duduk di satu ruangan.',
    alt: 'Wajah seorang gadis dalam cahaya lentera kertas di antara kedua tangannya.',
  },
  offersTitle: 'Dua cara menggerakkan hati',
  offers: [
    {
      name: 'Animasi',
      text: 'Serial dan film untuk anak-anak dan orang yang menonton bersama mereka, dalam 2D, 3D, dan segala sesuatu di antaranya.',
    },
    {
      name: 'Video promosi',
      text: 'Tiga puluh detik yang menjelaskan sebuah produk, tempat, atau janji, dibuat khusus untuk layar tempatnya diputar.',
    },
  ],
  capabilities: {
    title: 'Semua dikerjakan sendiri',
    lead: 'Ambil seluruh rangkaiannya atau satu langkah saja. Kami menyesuaikan diri dengan alur kerja Anda.',
    items: [
      'Cerita dan naskah',
      'Desain karakter',
      'Storyboard dan animatik',
      'Animasi 2D',
      'Animasi 3D',
      'Rigging karakter',
      'Motion capture',
      'Motion graphics',
      'Pencahayaan dan render',
      'Efek visual',
      'Compositing',
      'Suara, musik, dan mixing',
    ],
  },
  portfolio: {
    title: 'Sedang tayang',
    lead: 'Dua serial dan dua film yang ditonton di sebelas negara, beserta cerita pembuatannya.',
  },
  films: filmTexts,
}
