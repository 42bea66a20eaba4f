import type { ProjectWords } from './project-words.ts'

export const words: ProjectWords = {
  glance: 'Sekilas',
  kind: 'Jenis',
  audience: 'Untuk siapa',
  team: 'Tim',
  result: 'Hasilnya',
  credits: {
    title: 'Para pembuat',
    direction: 'Sutradara',
    art: 'Pengarah seni',
    engineering: 'Pemrograman',
    animation: 'Animasi',
    sound: 'Musik dan suara',
    production: 'Produksi',
  },
  making: {
    title: 'Dari garis sampai warna',
    lead: 'Tiga langkah. Geser pegangannya untuk melihat garis di balik cat.',
    wireframe: 'Garis',
    final: 'Warna',
    names: ['garis', 'warna'],
  },
  wireframeAlt: (title) => `Adegan ${title} yang sama dalam garis, sebelum dilukis.`,
  film: (title, kind) => `Delapan detik tanpa suara dari ${title}: ${kind}.`,
  moreGames: 'Gim kami yang lain',
  moreFilms: 'Film dan serial kami yang lain',
  callToAction: 'Proyek Anda bisa berdiri di sebelahnya.',
}
