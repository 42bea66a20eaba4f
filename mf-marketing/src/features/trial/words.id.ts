import type { TrialWords } from './words.ts'

export const words: TrialWords = {
  title: 'Pesan kelas percobaan',
  action: 'Pesan kelas percobaan',
  unsent: 'Kelas percobaan Anda belum terpesan',
  thanks: 'Terima kasih! Kelas percobaan Anda sudah dipesan.',
  fields: {
    name: 'Nama Anda',
    phone: 'Nomor telepon',
    email: 'Email',
    student: 'Siapa yang akan ikut',
    age: 'Usia (tahun)',
    day: 'Kapan waktu yang cocok',
  },
  next: 'Apa yang terjadi selanjutnya',
  steps: [
    { title: 'Anda mengirim formulir', text: 'Hanya satu menit, dan tidak mengikat apa pun.' },
    {
      title: 'Pengajar menelepon atau menulis',
      text: 'Dalam dua hari kerja, untuk menyepakati harinya bersama Anda.',
    },
    {
      title: 'Anda datang untuk satu pertemuan',
      text: 'Bersama seluruh kelas, di meja sungguhan, mengerjakan karya sungguhan.',
    },
    { title: 'Anda memutuskan di rumah', text: 'Tidak ada yang menagih jawaban di pintu keluar.' },
  ],
}
