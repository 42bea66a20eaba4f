import type { TrialWords } from './words.ts'

export const words: TrialWords = {
  title: 'Ikut kelas percobaan',
  action: 'Ikut kelas percobaan',
  unsent: 'Pendaftaran kelas percobaan Anda belum terkirim',
  thanks: 'Terima kasih! Pendaftaran kelas percobaan Anda sudah kami terima.',
  fields: {
    name: 'Nama Anda',
    phone: 'Nomor telepon',
    email: 'Email',
    student: 'Siapa yang akan ikut',
    age: 'Usia (tahun)',
    day: 'Kapan waktu yang cocok',
    slot: 'Pilih hari',
  },
  free: 'Gratis',
  next: 'Langkah selanjutnya',
  steps: [
    { title: 'Anda mengirim formulir', text: 'Hanya satu menit, dan tidak mengikat apa pun.' },
    {
      title: 'Pengajar menelepon atau mengirim pesan',
      text: 'Dalam dua hari kerja, untuk menyepakati harinya bersama Anda.',
    },
    {
      title: 'Anda datang untuk satu pertemuan',
      text: 'Bersama seluruh kelas, di meja sungguhan, mengerjakan karya sungguhan.',
    },
    { title: 'Anda memutuskan di rumah', text: 'Tidak ada yang menagih jawaban di pintu keluar.' },
  ],
  confirmed: {
    title: 'Email mengonfirmasinya',
    text: 'Dengan file kalender, dan tautan untuk memindahkan atau membatalkannya.',
  },
}
