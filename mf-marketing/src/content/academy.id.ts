import type { AcademyWords } from './academy.ts'

export const words: AcademyWords = {
  headline: 'Tempat mengasah apa yang Anda cintai.',
  lead: 'Kelas kecil, seniman aktif sebagai pengajar, dan satu proyek sebagai inti setiap kursus. Dari krayon pertama sampai kontrak pertama.',
  learning: 'Platform belajar',
  twoWays: 'Dua pintu masuk',
  twoWaysText: 'Keduanya dimulai pada Januari dan Juli. Kelas pilihan berjalan sepanjang tahun.',
  howWeTeach: 'Cara kami mengajar',
  howWeTeachText: 'Lihat, buat, bagikan, pamerkan. Dengan urutan ini, setiap minggu.',
  parentsAsk: 'Yang sering ditanyakan orang tua',
  comeAndSee: 'Datanglah hari Jumat dan lihat karya minggu ini.',
  visit: 'Atur kunjungan',
  openDay: 'Datang ke hari terbuka',
  pictured:
    'Kota yang sama di siang hari sebagai sekolah seni: pensil, kanvas, gerabah, dan tabung cat menjadi rumah, dengan siswa di depan kanvas.',
  method: [
    {
      title: 'Lihat',
      text: 'Setiap pertemuan dimulai dengan melihat: sebuah film, seekor katak, fasad sebuah bangunan. Perupa yang baik selalu pengamat yang baik.',
    },
    {
      title: 'Buat',
      text: 'Dua pertiga waktu dihabiskan di meja atau di depan tablet, bersama pengajar yang juga berkarya.',
    },
    {
      title: 'Bagikan',
      text: 'Jumat adalah hari ulasan. Kami belajar membicarakan karya dengan santun dan tepat, dan belajar mendengarkan.',
    },
    {
      title: 'Pamerkan',
      text: 'Setiap kursus ditutup di depan umum: di dinding, di panggung, atau di toko aplikasi. Yang terbaik dipajang di galeri kami.',
    },
  ],
  questions: [
    {
      question: 'Apakah anak saya harus sudah bisa menggambar?',
      answer:
        'Tidak. Rasa ingin tahu saja cukup. Di minggu pertama kami melihat apa yang sudah bisa dilakukan setiap siswa, lalu mulai dari sana.',
    },
    {
      question: 'Peralatan apa yang perlu disiapkan?',
      answer:
        'Untuk kelas, tidak perlu apa-apa: tablet, komputer, perangkat lunak, dan bahan sudah tersedia. Untuk latihan di rumah cukup buku sketsa, atau laptop apa pun keluaran enam tahun terakhir.',
    },
    {
      question: 'Berapa siswa dalam satu kelas?',
      answer:
        'Paling banyak sepuluh di kelas anak dan delapan di kelas reguler. Kursus mini dibuka mulai lima peserta, workshop anak mulai sepuluh, dan workshop pilihan mulai lima.',
    },
    {
      question: 'Bolehkah kami berkunjung sebelum mendaftar?',
      answer:
        'Dengan senang hati. Hubungi kami dan datanglah pada Jumat sore mana pun, saat karya minggu itu terpajang di dinding dan para pengajar punya waktu.',
    },
  ],
}
