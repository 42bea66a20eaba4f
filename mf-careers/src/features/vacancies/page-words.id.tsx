import type { VacancyPageWords } from './page-words.tsx'

export const words: VacancyPageWords = {
  allPositions: 'Semua posisi',
  posted: 'Dipasang',
  welcome: ({ tel, display, whatsapp }) => (
    <>
      Terima kasih sudah berminat bergabung dengan kami. Isi formulir di bawah ini; waktunya sekitar lima
      belas menit. Ada pertanyaan tentang posisi ini? Telepon kami di <a href={`tel:${tel}`}>{display}</a>{' '}
      atau{' '}
      <a href={whatsapp} target="_blank" rel="noreferrer">
        kirim pesan WhatsApp
      </a>
      .
    </>
  ),
  about: 'Tentang posisi ini',
  loading: 'Memuat lowongan…',
  apply: 'Lamar',
  unavailable: 'Lowongan ini sedang tidak bisa ditampilkan',
  closed: 'Lowongan ini sudah ditutup',
  closedCode: 'Ditutup',
  closedText:
    'Kami tidak lagi menerima lamaran untuk posisi ini. Terima kasih atas minat Anda; silakan lihat lowongan lain yang masih dibuka.',
  notHere: 'Lowongan ini tidak ditemukan',
  notHereText:
    'Mungkin sudah diturunkan, atau tautannya kurang tepat. Silakan lihat lowongan yang masih dibuka.',
  seeAll: 'Lihat semua posisi',
  openNow: 'Sedang dibuka',
}
