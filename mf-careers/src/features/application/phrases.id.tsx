import { APPLICATION_RETENTION } from '@arunika/contracts/site'
import { Link } from 'react-router-dom'
import type { ApplicationPhrases } from './phrases.tsx'

export const words: ApplicationPhrases = {
  closedText: (
    <>
      Kami tidak lagi menerima lamaran untuk posisi ini. <Link to="/career">Lihat yang masih dibuka</Link>
    </>
  ),
  step: (number, of, title) => `Langkah ${number} dari ${of}: ${title}`,
  // Indonesians know these degrees without the explanation.
  education: (name) => name.replace(' (Senior High School)', ''),
  dropHere: (chooseClass) => (
    <>
      <span className={chooseClass}>Pilih berkas</span> atau seret ke sini
    </>
  ),
  remove: (file) => `Hapus ${file}`,
  consent: (
    <>
      Dengan mengirim formulir ini, Anda setuju kami menyimpan jawaban dan dokumen Anda selama{' '}
      {APPLICATION_RETENTION.months} bulan untuk mempertimbangkan lamaran Anda.{' '}
      <Link to="/privacy">Cara kami menjaga data Anda</Link>
    </>
  ),
  thanks: () => 'Terima kasih! Lamaran Anda sudah terkirim.',
  reference: (code) => (
    <>
      Kode referensi Anda: <strong>{code}</strong>. Mohon sebutkan saat menghubungi kami.
    </>
  ),
}
