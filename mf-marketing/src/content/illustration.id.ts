import type { IllustrationWords } from './illustration.ts'

export const words: IllustrationWords = {
  opening: {
    lead: 'Sebelum ada anggaran, ada gambar. Gambar kami dibuat supaya orang percaya: investor, anak-anak, dan tim yang nanti harus mewujudkannya.',
    alt: 'Pasar terapung saat hujan pertama: perahu penuh buah, pendayung bercaping, payung-payung.',
  },
  offersTitle: 'Empat cara menggambarnya',
  offers: {
    illustration: {
      name: 'Ilustrasi',
      text: 'Sampul, kampanye, buku bergambar, dan mural, dengan satu gaya dari sketsa kecil sampai cetakan.',
    },
    concept: {
      name: 'Concept Art',
      text: 'Tokoh, makhluk, benda, dan tempat: dijajaki dalam puluhan versi, ditetapkan dalam satu.',
    },
    storyboard: {
      name: 'Storyboard',
      text: 'Sudut gambar, potongan, dan tempo di atas kertas, supaya bagian yang mahal tidak menyimpan kejutan.',
    },
    solid: {
      name: 'Desain 3D',
      text: 'Model, latar, dan produk dengan material yang merespons cahaya, untuk layar maupun untuk dicetak 3D.',
    },
  },
  worksTitle: 'Dua karya dari laci kami',
  works: {
    market: {
      name: 'Monsoon Market',
      text: 'Kertas sampul dalam sebuah buku bergambar: pasar terapung saat hujan pertama.',
    },
    express: {
      name: 'Garuda Express',
      text: 'Poster wisata: seekor burung membawa kiriman sore melintasi sawah terasering.',
    },
  },
}
