import { Link } from 'react-router-dom'
import type { PrivacyPhrases } from './privacy-phrases.tsx'

export const words: PrivacyPhrases = {
  whoText: (site) =>
    `Orang-orang di ${site} yang memilih rekan kerja baru, setelah masuk ke akun mereka. Dokumen Anda tidak terbuka untuk umum, dan tautan yang kami pakai untuk membukanya tidak berlaku lagi setelah beberapa menit.`,
  longText: (months) => (
    <>
      Selama <strong>{months} bulan</strong> sejak Anda mengirimnya. Setelah itu lamaran dan dokumennya
      dihapus, kecuali Anda setuju disimpan {months} bulan lagi saat kami menanyakannya lewat email beberapa
      minggu sebelumnya. Jika lowongannya kami hapus seluruhnya, semua lamarannya ikut terhapus.
    </>
  ),
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
  messagesText: (months) => (
    <>
      Pesan yang Anda tulis lewat formulir kontak kami simpan untuk menjawabnya. Pendaftaran kelas percobaan,
      dengan nama dan usia peserta serta cara menghubungi Anda, kami simpan selama{' '}
      <strong>{months} bulan</strong> sejak Anda mendaftar, lalu dihapus. Bersama keduanya kami simpan bahasa
      halaman yang Anda pakai, agar kami membalas Anda dalam bahasa itu. Kapan saja Anda boleh meminta kami
      menghapusnya lebih awal.
    </>
  ),
}
