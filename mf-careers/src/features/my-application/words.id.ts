import { MAX_FILE_MB, type Standing } from '@arunika/contracts'
import type { MyApplicationWords } from './words.ts'

const STATUS: Record<Standing, string> = {
  arrived: 'Lamaran Anda sudah kami terima, tetapi belum kami baca.',
  read: 'Lamaran Anda sedang kami baca.',
  shortlisted: 'Kami sudah membaca lamaran Anda dan ingin tahu lebih banyak: Anda lolos seleksi awal.',
  interview: 'Kami ingin bertemu dengan Anda. Kami akan menghubungi Anda untuk wawancara.',
  offered: 'Kami ingin bekerja bersama Anda. Kami akan menghubungi Anda tentang penawaran kami.',
  rejected: 'Kali ini kami memilih pelamar lain. Terima kasih atas waktu yang Anda berikan.',
  withdrawn: 'Anda sudah menarik kembali lamaran ini.',
}

export const words: MyApplicationWords = {
  badLink: 'Tautan ini tidak berfungsi',
  howItStands: 'Perkembangan lamaran',
  status: ({ status, standing }) => (standing && STATUS[standing]) ?? status,
  position: 'Posisi',
  reference: 'Kode referensi',
  sent: 'Dikirim',
  deletedOn: 'Akan dihapus',
  data: 'Data Anda',
  copy: 'Minta salinan semua data',
  copied: 'Salinan Anda sudah siap.',
  withdraw: 'Tarik kembali lamaran',
  withdrawn: () => 'Lamaran Anda sudah ditarik kembali.',
  documents: 'Dokumen',
  addOrReplace: 'Tambah atau ganti',
  add: 'Tambahkan ke yang sudah ada',
  replaces: (name) => `Menggantikan ${name}`,
  choose: 'Pilih dokumen',
  chooseHint: `PDF atau gambar, paling besar ${MAX_FILE_MB} MB`,
  arrived: () => 'Dokumen Anda sudah kami terima.',
  deleteAll: 'Hapus semua sekarang',
  deleteText:
    'Jawaban dan dokumen Anda langsung dihapus untuk selamanya, dan kami tidak bisa lagi mempertimbangkan Anda. Anda akan mendapat tanda terima.',
  sure: 'Ya, hapus',
  keep: 'Jangan hapus',
  deleted: () => 'Lamaran Anda sudah dihapus.',
  receipt: 'Tanda terima',
  signature: 'Tanda tangan digital:',
  saveReceipt: 'Simpan tanda terima',
  linkSent: () => 'Jika cocok dengan sebuah lamaran, email berisi tautan segera terkirim.',
}
