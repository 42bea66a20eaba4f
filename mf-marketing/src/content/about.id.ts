import type { AboutWords } from './about.ts'

export const words: AboutWords = {
  alts: {
    studio:
      'Kota bermain di malam hari penuh lampu neon: menara arkade, gamepad raksasa di bawah bola dunia yang menyala, layar, monorel, dan drone.',
    academy:
      'Kota yang sama di siang hari sebagai sekolah seni: pensil, kanvas, gerabah, dan tabung cat menjadi rumah, dengan siswa di depan kanvas.',
    team: 'Tiga belas rekan kerja di tiga anak tangga, bersama robot dan kucing.',
  },
  motto: ['SETIAP ILMU ', 'BERMULA SEBAGAI FILSAFAT', ' DAN BERAKHIR ', 'SEBAGAI SENI'],
  storyTitle: 'Studio dan sekolah di satu rumah',
  story: [
    'Kami perusahaan hiburan digital, gamifikasi, dan pendidikan yang berbasis di Singapura dan Indonesia. Studio kami berkarya untuk metaverse terbuka: dunia yang dimasuki bersama-sama, gim blockchain yang hasil kemenangannya sungguh menjadi milik pemain, serta virtual dan augmented reality yang membuat orang lupa sedang memakai alat.',
    'Keahlian yang sama melayani merek dan lembaga. Kami merancang pemasaran berbasis AI yang menyapa orang satu per satu, serta menghubungkan benda, ruangan, dan seluruh kampus lewat Internet of Things. Dan karena semua itu tidak banyak artinya tanpa manusia, akademi kami mendidik para seniman dan insinyur yang akan meneruskannya.',
  ],
  visionTitle: 'VISI KAMI',
  vision:
    'Menjadi rumah di Asia tempat seni dan teknologi tumbuh bersama: berakar pada nilai-nilai Asia, yakni rasa hormat, ketekunan, dan kepedulian terhadap sesama, serta dipandu oleh pendidikan STEAM, yang mengajarkan sains, teknologi, rekayasa, seni, dan matematika sebagai satu kesatuan.',
  missionTitle: 'MISI KAMI',
  mission: [
    'Membuat hiburan yang hangat, penuh rasa ingin tahu, dan unggul secara teknis, dari sketsa pertama sampai pembaruan terakhir.',
    'Membuka proyek internasional bagi talenta lokal, dengan bayaran yang adil.',
    'Mengajar lewat berkarya: setiap siswa mengerjakan sesuatu yang nyata, bersama orang-orang yang hidup dari bidang itu.',
    'Membawa kisah-kisah Nusantara ke layar di seluruh dunia.',
  ],
  milestones: {
    title: 'Tonggak perjalanan',
    lead: 'Dari dua kamar ke dua kota dalam empat langkah. Langkah berikutnya sedang digambar.',
    label: 'Empat langkah',
    steps: {
      rooms: {
        title: 'Dua kamar di Bandung',
        text: 'Tiga sahabat, dua komputer tua, dan satu proyektor pinjaman. Gim pertama butuh sebelas bulan dan muat di satu ponsel.',
      },
      house: {
        title: 'Akademi punya rumah',
        text: 'Apa yang kami ajarkan kepada para junior menjadi kurikulum. Dua puluh enam siswa datang di semester pertama, dan pitanya digunting oleh yang termuda.',
      },
      series: {
        title: 'Little Harbor mengudara',
        text: 'Serial pertama kami berlayar ke ruang keluarga di seluruh Nusantara dan, setelah dua musim dan delapan puluh delapan episode, masih terus berlayar.',
      },
      cities: {
        title: 'Dua kota, satu tim',
        text: 'Rumah kedua di Singapura, semua tim Bandung di satu lantai, dan Rimba sampai di toko setelah tiga tahun melukis daun.',
      },
    },
  },
  directorsTitle: 'JAJARAN DIREKSI',
  teamTitle: 'KENALI TIM KAMI',
  team: 'Pelukis yang bisa membaca kode shader dan programmer yang membuat sketsa di tisu makan. Delapan puluh orang di dua kota, dengan satu meja makan siang panjang di masing-masing kota.',
  callToAction: 'Masih ada satu kursi kosong di meja makan siang kami.',
  positions: 'Lihat lowongan',
  hello: 'Sapa kami',
}
