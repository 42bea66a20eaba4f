import type { InformationTechnologyWords } from './information-technology.ts'

export const words: InformationTechnologyWords = {
  opening: {
    lead: 'Augmented, virtual, dan mixed reality untuk tempat orang belajar, bekerja, dan terpukau, dengan kacamata, ponsel, atau headset apa pun yang mereka punya.',
    alt: 'Miniatur gudang seperti terlihat di headset, dengan jalur sebuah palet dan muatan yang ditunggu setiap truk.',
  },
  offersTitle: 'Tiga cara melihat',
  offers: {
    augmented: {
      name: 'Augmented Reality',
      text: 'Produk di ruang tamu, dinosaurus di halaman sekolah, petunjuk kerja tepat di mesinnya: semua terlihat lewat ponsel yang dimiliki siapa saja.',
    },
    virtual: {
      name: 'Virtual Reality',
      text: 'Ruang yang belum ada dan tempat yang sudah tiada, dibangun untuk dijelajahi tanpa membuat mual.',
    },
    mixed: {
      name: 'HoloLens',
      text: 'Mixed reality untuk tangan yang sedang sibuk: pelatihan bedah, lini perakitan, dan pameran yang pengunjungnya tetap saling bertatapan.',
    },
  },
  worksTitle: 'Sedang bertugas hari ini',
  works: {
    banjir: {
      name: 'Banjir Watch',
      text: 'Dasbor pemantau banjir: tinggi muka air empat puluh sungai, dan siapa saja yang sudah diberi peringatan.',
    },
    gudang: {
      name: 'Gudang Twin',
      text: 'Kembaran digital sebuah gudang di dalam headset: setiap palet dengan rute dan waktu tunggunya.',
    },
  },
}
