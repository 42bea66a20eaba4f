import { Link } from 'react-router-dom'
import type { PrivacyWords } from './privacy-words.tsx'

export const words: PrivacyWords = {
  title: 'Privasi',
  lead: 'Saat melamar, Anda mempercayakan banyak hal tentang diri Anda kepada kami. Inilah yang kami lakukan dengan data itu, dalam bahasa yang sederhana.',
  subject: 'Data lamaran saya',
  keep: 'Apa yang kami simpan',
  keepText: 'Yang Anda kirim lewat formulir lamaran, dan dari mana Anda menemukan kami:',
  stored: [
    'nama, nomor telepon, dan alamat email Anda,',
    'pendidikan terakhir Anda serta nama sekolah, kampus, atau institusinya,',
    'jawaban Anda atas lima pertanyaan kami,',
    'berkas CV dan portofolio yang Anda lampirkan,',
    'kapan Anda mengirimnya, untuk posisi apa, dari halaman berbahasa apa, dan kode referensi yang kami berikan,',
    'email yang kami kirim kepada Anda tentang lamaran itu,',
    'situs asal Anda sebelum ke sini, jika browser Anda menyebutkannya, atau nama dalam tautan yang Anda ikuti.',
  ],
  use: 'Untuk apa kami memakainya',
  useText:
    'Untuk mempertimbangkan lamaran Anda dan menghubungi Anda soal itu. Tidak untuk hal lain: kami tidak menjualnya, tidak membagikannya kepada perusahaan lain, dan tidak memakainya untuk iklan.',
  who: 'Siapa yang bisa melihatnya',
  whoText: (site) =>
    `Orang-orang di ${site} yang memilih rekan kerja baru, setelah masuk ke akun mereka. Dokumen Anda tidak terbuka untuk umum, dan tautan yang kami pakai untuk membukanya tidak berlaku lagi setelah beberapa menit.`,
  long: 'Berapa lama kami menyimpannya',
  longText: (months) => (
    <>
      Selama <strong>{months} bulan</strong> sejak Anda mengirimnya. Setelah itu lamaran dan dokumennya
      dihapus. Jika lowongannya kami hapus seluruhnya, semua lamarannya ikut terhapus.
    </>
  ),
  correct: 'Cara melihat, memperbaiki, atau menghapusnya',
  correctText: ({ email, phone }, mail) => (
    <>
      Anda bisa langsung melakukannya sendiri di <Link to="/career/my-application">halaman lamaran Anda</Link>
      , lewat tautan dalam email konfirmasi lamaran. Atau minta kepada kami kapan saja, tanpa perlu menyebut
      alasan. Tulis ke <a href={mail}>{email}</a> atau telepon{' '}
      <a href={`tel:${phone.tel}`}>{phone.display}</a>, lalu sebutkan kode referensi atau alamat email yang
      Anda pakai saat melamar. Kami menghapusnya dalam 14 hari dan mengabari Anda setelah selesai. Tentu saja,
      lamaran yang ditarik tidak bisa lagi kami pertimbangkan.
    </>
  ),
  messages: 'Pesan dan pendaftaran kelas percobaan',
  messagesText: (months) => (
    <>
      Pesan yang Anda tulis lewat formulir kontak kami simpan untuk menjawabnya. Pendaftaran kelas percobaan,
      dengan nama dan usia peserta serta cara menghubungi Anda, kami simpan selama{' '}
      <strong>{months} bulan</strong> sejak Anda mendaftar, lalu dihapus. Bersama keduanya kami simpan bahasa
      halaman yang Anda pakai, agar kami menulis kepada Anda dalam bahasa itu. Kapan saja Anda boleh meminta
      kami menghapusnya lebih awal.
    </>
  ),
  device: 'Apa yang tersimpan di perangkat Anda sendiri',
  deviceText:
    'Selama Anda mengisi formulir, browser menyimpan jawaban di perangkat Anda agar tidak ada yang hilang ketika halaman dimuat ulang. Kami tidak bisa melihatnya. Jawaban itu dihapus begitu formulir terkirim, atau ketika Anda menghapus data situs ini di browser. Berkas Anda tidak pernah disimpan di sana.',
  we: 'Siapa kami',
}
