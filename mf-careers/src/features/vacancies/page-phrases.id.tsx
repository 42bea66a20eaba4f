import type { VacancyPagePhrases } from './page-phrases.tsx'

export const words: VacancyPagePhrases = {
  welcome: ({ tel, display, whatsapp }) => (
    <>
      Terima kasih sudah berminat bergabung dengan kami. Isi formulir di bawah ini; perlu waktu sekitar lima
      belas menit. Ada pertanyaan tentang posisi ini? Telepon kami di <a href={`tel:${tel}`}>{display}</a>{' '}
      atau{' '}
      <a href={whatsapp} target="_blank" rel="noreferrer">
        kirim pesan WhatsApp
      </a>
      .
    </>
  ),
}
