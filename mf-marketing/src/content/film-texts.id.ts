import type { FilmTexts } from './film-texts.ts'

export const filmTexts: FilmTexts = {
  harbor: {
    kind: 'Serial animasi',
    description:
      'Perahu-perahu terkecil di selat mengantar surat, kambing, dan suatu kali sebuah piano. Kisah lembut tentang kerja, cuaca, dan persahabatan, diceritakan secepat pertanyaan anak empat tahun.',
    facts: [
      { label: 'Jumlah', value: '2 musim, 88 episode' },
      { label: 'Per episode', value: '7 menit' },
      { label: 'Penonton', value: 'Usia 3–6 tahun' },
    ],
    alts: [
      'Seni potong kertas: kapal tunda yang tersenyum membawa piano, dengan seekor kambing di atasnya, melewati rumah-rumah panggung.',
      'Seni potong kertas: perahu biru kecil membawa surat melewati mercusuar pada malam hari, bintang-bintang digantung dengan benang.',
    ],
  },
  robo: {
    kind: 'Serial animasi',
    description:
      'Di sebuah kampung rumah panggung, para robot memancing, memasak, dan bergosip seperti warga lainnya. Lawakan dengan obeng di tangan, dan di setiap episode satu percobaan sains yang bisa ditiru anak di rumah.',
    facts: [
      { label: 'Jumlah', value: '2 musim, 104 episode' },
      { label: 'Per episode', value: '5 menit' },
      { label: 'Penonton', value: 'Usia 5–10 tahun' },
    ],
    alts: [
      'Tiga robot mainan memancing dari dermaga dan perahu di kampung rumah panggung.',
      'Robot biru bertopi koki melempar sayuran dari wajan sementara robot kuning kecil melambai.',
    ],
  },
  lantern: {
    kind: 'Film panjang',
    description:
      'Pada malam listrik padam, seorang gadis mendayung membawa lentera terakhir di kampungnya untuk mencari lentera-lentera yang hanyut. Film panjang pertama kami, digambar selama lima tahun.',
    facts: [
      { label: 'Durasi', value: '81 menit' },
      { label: 'Tahun', value: '2025' },
      { label: 'Musik', value: 'Gamelan dan kuartet gesek' },
    ],
    alts: [
      'Seorang gadis mendayung di air hitam di antara lentera-lentera kertas yang hanyut.',
      'Wajah seorang gadis dalam cahaya lentera kertas di antara kedua tangannya.',
    ],
  },
  cat: {
    kind: 'Film pendek',
    description:
      'Seekor kucing gambar memanjat keluar dari tabletnya dan harus pulang sebelum baterai habis. Dilukis oleh sebelas lulusan akademi kami, frame demi frame, sepanjang satu liburan.',
    facts: [
      { label: 'Durasi', value: '14 menit' },
      { label: 'Tahun', value: '2023' },
      { label: 'Dibuat oleh', value: '11 lulusan akademi' },
    ],
    alts: [
      'Kucing yang digambar dengan tinta memanjat keluar dari tablet ke atas meja; baterainya sembilan setengah persen.',
      'Kucing itu melompati atap-atap di depan bulan merah; baterainya empat persen.',
    ],
  },
}
