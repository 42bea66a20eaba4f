import type { GameTexts } from './game-texts.ts'

export const gameTexts: GameTexts = {
  kites: {
    kind: 'Petualangan, ponsel dan konsol',
    description:
      'Dua anak, satu pulau di atas awan, dan angin yang suka berubah pikiran. Buat layang-layang, kenali wataknya, lalu berlayar dari pulau ke pulau sebelum musim hujan tiba. Kami membuat anginnya, pulau-pulaunya, dan semua yang terbang.',
    facts: [
      { label: 'Mitra', value: 'Kite & Kernel, Singapura' },
      { label: 'Unit terjual', value: '2,7 juta' },
      { label: 'Dikerjakan', value: 'Maret 2021 – Agustus 2024' },
    ],
    alts: [
      'Dua anak di pulau melayang menahan layang-layang burung besar melawan angin; gim menampilkan arah angin, ketinggian, dan bulu yang ditemukan.',
      'Seorang anak bergelantung di layang-layang burung dan mengemudikannya di antara pulau-pulau melayang menuju lingkaran udara hangat.',
    ],
  },
  canvas: {
    kind: 'Metaverse terbuka, web dan headset',
    description:
      'Sebuah kota milik para pelukisnya. Pengunjung berjalan di antara dinding yang sedang dikerjakan, bertemu pembuatnya, dan mengoleksi karya yang tetap milik mereka, tercatat di buku besar digital terbuka. Seniman menentukan harga, dan mendapat bagian dari setiap penjualan berikutnya.',
    facts: [
      { label: 'Seniman', value: '37 seniman lokal dalam satu platform' },
      { label: 'Karya', value: '1.400 mural dan terus bertambah' },
      { label: 'Dibuka', value: 'November 2022' },
    ],
    alts: [
      'Pengunjung dengan headset menyusuri jalan malam yang dindingnya penuh mural cerah, salah satunya dengan label harga.',
      'Seorang pelukis menyemprot harimau raksasa di antara awan hujan pada dinding bata; 77 persen sudah jadi.',
    ],
  },
  candi: {
    kind: 'Gim balap pesta, PC dan konsol',
    description:
      'Empat pelari, satu obor, dan candi yang menata ulang anak tangganya mengikuti irama gamelan. Balapannya sembilan puluh detik; dendamnya berminggu-minggu. Dimainkan di final sembilan liga sekolah.',
    facts: [
      { label: 'Pemain', value: '1 sampai 4, satu sofa atau daring' },
      { label: 'Bahasa', value: '7' },
      { label: 'Dirilis', value: 'Juni 2023' },
    ],
    alts: [
      'Pixel art: empat pelari menaiki anak tangga emas yang muncul dari candi isometris, dengan skor masing-masing di atasnya.',
      'Pixel art: empat pelari melompat dari balok ke balok di bawah bulan purnama sementara nada-nada bergerak menuju gong.',
    ],
  },
  signal: {
    kind: 'Eksplorasi, virtual reality',
    description:
      'Sendirian di kapal selam kecil berwarna kuning amber, berbekal satu lampu dan satu pertanyaan. Ikuti batu-batu yang bersenandung, petakan terumbu yang belum pernah dilihat siapa pun, dan temukan siapa yang selama ini menjawab. Dibuat dengan masukan para ahli biologi laut.',
    facts: [
      { label: 'Durasi', value: 'Sekitar enam jam' },
      { label: 'Platform', value: 'PC dan headset mandiri' },
      { label: 'Dirilis', value: 'Februari 2025' },
    ],
    alts: [
      'Kapal selam kecil berwarna amber menerangi batu-batu tegak yang bersenandung, sementara paus bertitik cahaya melintas di belakangnya.',
      'Kokpit kapal selam: sonar yang berputar, panel jarum, dan lima batu bersenandung di balik jendela.',
    ],
  },
  rimba: {
    kind: 'Petualangan, PC dan konsol',
    description:
      'Seekor tapir dan seorang gadis kecil menyusuri sungai ke hulu, menembus hutan hujan yang dilukis tangan, daun demi daun. Tidak ada yang diburu waktu, tidak ada yang ditembak, dan hutan mengingat apa yang kita ambil.',
    facts: [
      { label: 'Tempat yang dilukis', value: '64, semuanya di atas kertas dulu' },
      { label: 'Durasi', value: 'Sekitar lima jam' },
      { label: 'Dirilis', value: 'November 2026' },
    ],
    alts: [
      'Gadis kecil dengan buku sketsa dan seekor tapir di sungai hutan; daun-daun yang ia gambar tumbuh dari air.',
      'Buku sketsa terbuka di dalam hutan: peta sungai, dan kantong semar yang separuh pensil, separuh cat.',
    ],
  },
}
