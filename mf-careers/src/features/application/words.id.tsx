import { DOCUMENT_RULES, MAX_FILE_MB } from '@arunika/contracts'
import { APPLICATION_RETENTION } from '@arunika/contracts/site'
import { Link } from 'react-router-dom'
import type { ApplicationWords } from './words.tsx'

export const words: ApplicationWords = {
  title: 'Lamaran Anda',
  closed: 'Lowongan ini baru saja ditutup',
  closedText: (
    <>
      Kami tidak lagi menerima lamaran untuk posisi ini. <Link to="/career">Lihat yang masih dibuka</Link>
    </>
  ),
  allRequired: 'Semua bagian wajib diisi.',
  stored:
    'Yang Anda tulis tersimpan di perangkat ini sampai dikirim; berkas tidak, jadi sebaiknya tambahkan paling akhir.',
  step: (number, of, title) => `Langkah ${number} dari ${of}: ${title}`,
  steps: { about: 'Tentang Anda', responses: 'Jawaban Anda', documents: 'Dokumen' },
  labels: {
    name: 'Nama lengkap',
    phone: 'Nomor telepon',
    email: 'Alamat email',
    education: 'Pendidikan terakhir',
    institution: 'Nama sekolah/kampus/institusi',
    why_interested: 'Mengapa Anda berminat',
    past_experiences: 'Pengalaman sebelumnya',
    skills_or_expertise: 'Keterampilan atau keahlian khusus',
    software_or_tools: 'Perangkat lunak atau alat yang dikuasai',
    teamworking: 'Cara Anda bekerja dalam tim',
  },
  pleaseChoose: 'Silakan pilih',
  // What these names are needs no explanation in Indonesian.
  education: (name) => name.replace(' (Senior High School)', ''),
  documents: 'CV dan portofolio',
  documentsHint: `maks. ${DOCUMENT_RULES.maxFiles} berkas, masing-masing maks. ${MAX_FILE_MB} MB, hanya PDF dan gambar`,
  dropHere: (chooseClass) => (
    <>
      <span className={chooseClass}>Pilih berkas</span> atau seret ke sini
    </>
  ),
  chosen: 'Berkas yang dipilih',
  remove: (file) => `Hapus ${file}`,
  consent: (
    <>
      Dengan mengirim formulir ini, Anda setuju kami menyimpan jawaban dan dokumen Anda selama{' '}
      {APPLICATION_RETENTION.months} bulan untuk mempertimbangkan lamaran Anda.{' '}
      <Link to="/privacy">Cara kami menjaga data Anda</Link>
    </>
  ),
  notSent: 'Lamaran Anda belum terkirim.',
  nothingLost: 'Tidak ada yang hilang: jawaban dan berkas Anda masih ada di sini.',
  retry: 'Coba lagi',
  send: 'KIRIM SEKARANG',
  sending: 'Mengirim...',
  thanks: () => 'Terima kasih! Lamaran Anda sudah terkirim.',
  reference: (code) => (
    <>
      Kode referensi Anda: <strong>{code}</strong>. Mohon sebutkan saat menghubungi kami.
    </>
  ),
  refused: 'Lamaran Anda belum terkirim',
  advice: {
    validation_failed: `Silakan isi semua bagian dan lampirkan satu sampai tiga berkas: JPG, JPEG, PNG, WEBP, atau PDF, masing-masing paling besar ${MAX_FILE_MB} MB. Berkas PDF harus utuh dan bisa dibuka tanpa kata sandi.`,
    body_too_large: `Ukuran tiap berkas paling besar ${MAX_FILE_MB} MB.`,
    too_many_requests: 'Terlalu banyak formulir dikirim dari jaringan Anda. Silakan coba lagi satu jam lagi.',
    upload_budget_spent: 'Terlalu banyak unggahan dari jaringan Anda. Silakan coba lagi satu jam lagi.',
    uploads_busy:
      'Unggahan sedang lebih banyak daripada yang bisa kami terima. Silakan coba lagi satu jam lagi.',
    documents_full:
      'Saat ini kami tidak punya tempat untuk dokumen baru. Silakan kirim dokumen Anda lewat email.',
  },
  tryAgain: 'Silakan coba lagi.',
  goingBack: 'Kembali ke halaman sebelumnya di browser akan memunculkan lagi yang sudah Anda tulis.',
}
