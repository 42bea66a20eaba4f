import { filmTexts } from './film-texts.id.ts'
import { gameTexts } from './game-texts.id.ts'
import type { Story } from './project-content.ts'
import type { ProjectKey } from './project-names.ts'

export const stories: Readonly<Record<ProjectKey, Story>> = {
  kites: {
    audience: 'Keluarga yang bermain di satu sofa, mulai sekitar delapan tahun',
    team: '14 orang: 5 seniman, 6 programmer, 2 desainer, 1 produser',
    result: '2,7 juta kopi terjual, dan masih menjadi gim yang paling banyak membuat pemain mengenal kami',
    voice: {
      text: 'Kami meminta gim tentang angin. Mereka kembali dengan pantai penuh layang-layang, dan kami tidak pernah lagi membahas anginnya.',
      by: 'Lim Su-Ann, produser, Kite & Kernel',
    },
    steps: [
      {
        name: 'Lipat dulu',
        text: 'Kami membuat tiga puluh layang-layang kertas, menerbangkannya di pantai Pangandaran, dan mencatat tingkah masing-masing.',
      },
      {
        name: 'Garis pulaunya',
        text: 'Setiap pulau bermula dari gambar garis, supaya arah datangnya angin sudah terlihat sebelum ada warna.',
      },
      {
        name: 'Lukis anginnya',
        text: 'Guas di atas kertas, dipindai dan digantung berlapis-lapis: angin menggerakkannya, dan pemain melihatnya datang.',
      },
    ],
  },
  canvas: {
    audience: 'Pelukis mural, dan siapa pun yang senang memandangi karyanya',
    team: '11 orang: 4 programmer, 3 seniman, 2 desainer, 2 pendamping para pelukis',
    result: '37 seniman sebagian hidup dari temboknya; tembok pertama sudah berpindah tangan 214 kali',
    voice: {
      text: 'Inilah platform pertama yang menanyakan apa yang kami takutkan sebelum meminta karya kami.',
      by: 'Gilang Ramadhan, pelukis mural',
    },
    steps: [
      {
        name: 'Tanya pelukisnya',
        text: 'Dua belas malam di dua belas sanggar. Yang mereka takutkan adalah pencurian, jadi kepemilikan dirancang sebelum satu jalan pun digambar.',
      },
      {
        name: 'Gambar jalannya',
        text: 'Dinding polos dalam garis polos, dijelajahi dengan headset sampai setiap sudutnya pantas disinggahi.',
      },
      {
        name: 'Serahkan',
        text: 'Cat semprot, rol, dan stensil mengikuti gerak tangan; yang mengering di dinding adalah milik pelukisnya, dan tidak bisa dipindahkan.',
      },
    ],
  },
  candi: {
    audience: 'Empat sahabat, atau empat pesaing, mulai sekitar sepuluh tahun',
    team: '9 orang: 3 seniman, 4 programmer, 1 desainer, 1 komponis',
    result: 'Dimainkan di final sembilan liga sekolah, dari Aceh sampai Merauke',
    voice: {
      text: 'Sembilan puluh detik pas dengan kesabaran satu aula sekolah. Sekarang murid-murid saya hafal bagian-bagian candi.',
      by: 'Endah Lestari, guru dan penyelenggara liga',
    },
    steps: [
      {
        name: 'Lari di atas kapur',
        text: 'Balapan pertama berlangsung di tempat parkir, dengan anak tangga dari kapur dan sebuah stopwatch. Sampai detik kesembilan puluh, semuanya masih tertawa.',
      },
      {
        name: 'Susun anak tangganya',
        text: 'Candinya terdiri dari empat puluh batu yang cocok dalam urutan apa pun. Garis-garisnya menunjukkan batu mana yang boleh bergerak.',
      },
      {
        name: 'Mainkan iramanya',
        text: 'Setiap batu bergerak pada ketukan gamelan, jadi jalannya terdengar sebelum terlihat.',
      },
    ],
  },
  signal: {
    audience: 'Orang yang senang menyendiri semalam, mulai dua belas tahun',
    team: '8 orang: 3 programmer, 2 seniman, 1 penulis, 1 desainer suara, 1 ahli biologi laut',
    result: 'Dipakai dua universitas untuk mengenalkan terumbu sebelum mahasiswa menyelam pertama kali',
    voice: {
      text: 'Awalnya banyak yang saya koreksi. Lama-lama saya lupa bahwa saya ada di sana untuk mengoreksi.',
      by: 'Dr. Made Sudiana, ahli biologi laut',
    },
    steps: [
      {
        name: 'Dengarkan',
        text: 'Semuanya berawal dari rekaman sebuah terumbu. Gimnya ditulis mengikuti suara itu, bukan sebaliknya.',
      },
      {
        name: 'Redupkan lampu',
        text: 'Dalam garis, seluruh gua terlihat. Kami mengurangi cahaya sampai orang mulai mencondongkan badan.',
      },
      {
        name: 'Duduk di dalamnya',
        text: 'Kami mendudukkan para penguji di kotak kayu seukuran kabin. Setiap tuas dalam gim ada tepat di tempat tangan mereka meraih.',
      },
    ],
  },
  rimba: {
    audience: 'Siapa pun yang rindu hutan, mulai sekitar tujuh tahun',
    team: '10 orang: 5 pelukis, 3 programmer, 1 penulis, 1 desainer',
    result: '412 tumbuhan, semuanya diperiksa ahli botani; sepersepuluh setiap penjualan untuk bank benih',
    voice: {
      text: 'Kantong semarnya mereka gambar ulang empat kali tanpa mengeluh. Kesabaran mereka layak dijadikan nama tumbuhan.',
      by: 'Sri Handayani, bank benih Kalimantan Tengah',
    },
    steps: [
      {
        name: 'Susuri',
        text: 'Dua minggu dengan buku sketsa menyusuri sungai di Kalimantan, ditemani jagawana yang mengenal setiap suara.',
      },
      {
        name: 'Bentangkan jalurnya',
        text: 'Garis untuk yang di depan dan yang di belakang: sembilan lapis, sehingga hutannya terasa dalam tanpa satu poligon pun.',
      },
      {
        name: 'Lukis dengan tangan',
        text: 'Enam puluh empat tempat dengan guas. Daun yang digambar si gadis adalah daun yang dilukis salah satu dari kami.',
      },
    ],
  },
  harbor: {
    audience: 'Anak tiga sampai enam tahun, dan orang yang membacakan cerita untuk mereka',
    team: '22 orang: 12 animator, 4 seniman, 3 penulis, 2 penata suara, 1 sutradara',
    result: '88 episode dalam dua musim, dibacakan dulu di taman kanak-kanak sebelum digambar',
    voice: {
      text: 'Setelah menonton, anak-anak kami tenang. Untuk tayangan anak tiga tahun, tidak ada pujian yang lebih tinggi.',
      by: 'Ayu Kartini, editor program',
    },
    steps: [
      {
        name: 'Lipat armadanya',
        text: 'Setiap perahu dibuat dari kertas dulu. Kalau anak empat tahun tidak bisa melipatnya, perahu itu tidak berlayar.',
      },
      {
        name: 'Storyboard bersama anak-anak',
        text: 'Gambar garisnya dibacakan di tiga taman kanak-kanak. Bagian yang membuat mereka berpaling kami potong.',
      },
      {
        name: 'Apungkan kertasnya',
        text: 'Dipotong, diberi cahaya, dan direkam berlapis-lapis; lautnya kertas biru yang tidak pernah diam.',
      },
    ],
  },
  robo: {
    audience: 'Anak lima sampai sepuluh tahun yang suka membongkar barang',
    team: '26 orang: 14 animator, 5 seniman, 3 rigger, 2 penulis, 1 guru, 1 sutradara',
    result: '104 episode, masing-masing dengan percobaan yang sudah ditiru lebih dari satu kelas',
    voice: {
      text: 'Kami membuat ulang katrol dari episode 31 dan mengangkat kepala sekolah. Beliau minta sekali lagi.',
      by: 'Kelas 4B, sekolah dasar di Cimahi',
    },
    steps: [
      {
        name: 'Rakit robotnya',
        text: 'Kaleng, pegas, dan motor dari pasar. Jalannya yang pincang menjadi gaya jalan seisi kampung.',
      },
      {
        name: 'Rancang kampungnya',
        text: 'Setiap gubuk, tangga, dan katrol digambar dalam garis oleh tukang rumah panggung: semuanya sungguh bisa berdiri.',
      },
      {
        name: 'Coba di rumah',
        text: 'Seorang guru mempraktikkan percobaan tiap episode bersama kelasnya sebelum dianimasikan.',
      },
    ],
  },
  lantern: {
    audience: 'Semua yang masih terjaga ketika listrik padam',
    team: '41 orang selama lima tahun: 24 animator, 8 pelukis, 5 penata cahaya, 4 penata suara dan musik',
    result:
      '81 menit, 116.000 gambar, dan musik yang di empat malam perdana dimainkan langsung oleh orkestranya',
    voice: {
      text: 'Dua puluh tahun saya mengedarkan film. Hanya film ini yang daftar namanya ditonton tanpa ada yang bicara.',
      by: 'Hendra Wijaya, distributor film',
    },
    steps: [
      {
        name: 'Menggambar dalam gelap',
        text: 'Ceritanya disketsa dengan cahaya satu lentera, untuk mengetahui betapa sedikit wajah yang tampak.',
      },
      {
        name: 'Tempatkan cahayanya',
        text: 'Dalam garis, lampu tiap adegan kami tempatkan lebih dulu. Yang lain berdiri di tempat cahayanya jatuh.',
      },
      {
        name: 'Lukis sisanya',
        text: 'Air hitam, kertas hangat, dan 116.000 frame buatan tangan.',
      },
    ],
  },
  cat: {
    audience: 'Semua yang baterainya pernah tinggal tujuh persen',
    team: '12 orang: 11 lulusan akademi kami, dan guru yang membiarkan mereka',
    result: 'Dibuat sebelas lulusan dalam empat bulan; enam di antaranya kini bekerja di studio',
    voice: {
      text: 'Mereka meminta ruangan dan ketenangan. Empat bulan kemudian mereka meminta penonton.',
      by: 'Tiara Lestari, guru mereka',
    },
    steps: [
      {
        name: 'Ikuti kucingnya',
        text: 'Seminggu bersama kucing di gerbang akademi, dengan satu buku sketsa untuk masing-masing dari sebelas orang itu.',
      },
      {
        name: 'Tintai garisnya',
        text: 'Satu kuas, satu garis, tanpa percobaan kedua: kelihatan, dan memang disengaja.',
      },
      {
        name: 'Isi warna rata',
        text: 'Empat warna saja. Satu-satunya merah ada pada baterainya.',
      },
    ],
  },
}

export const texts = { ...gameTexts, ...filmTexts }
