import { APPLICATION_RETENTION, type Language } from '@arunika/contracts/site'

/** Sentences of the mail that asks for consent. */
interface Question {
  /** Title of the vacancy. */
  title: string
  reference: string
  /** Day of the deletion. */
  day: string
  /** Length of another period. */
  period: string
  /** Link to the page. */
  link: string
}

const ENGLISH = {
  period: (days: number) =>
    days === APPLICATION_RETENTION.days ? `${APPLICATION_RETENTION.months} months` : `${days} days`,
  mail: ({ title, reference, day, period, link }: Question) => ({
    subject: `May we keep your application? ${title}`,
    paragraphs: [
      'Hello,',
      `you have applied for ${title} (${reference}). As we promised, we delete your application and its documents on ${day}.`,
      `If you like, we store it for another ${period}, so that we can think of you for other positions. Please tell us here: ${link}`,
      'There you can also have it deleted at once. If you do nothing, it is deleted on that day.',
      'Anyone who has the link can do the same, so please do not share it.',
    ],
  }),
  title: 'Your application data',
  position: 'Position',
  reference: 'Reference code',
  deleted: 'Deleted on',
  never: 'When you ask for it',
  ask: (period: string) => `May we store it for another ${period}?`,
  askText: (day: string) =>
    `We would like to think of you for other positions. Without your yes, we delete your application and its documents on ${day}.`,
  yes: (period: string) => `Yes, for another ${period}`,
  no: 'No, delete it now',
  invitations: 'Invitations',
  invitationsText: 'We may write to you when another position could suit you.',
  refuse: 'Do not invite me',
  noInvitations: 'We do not invite you to apply for other positions.',
  delete: 'Delete it',
  deleteAction: 'Delete it now',
  deleteText: 'Your application, its documents, notes and mails are deleted at once. This cannot be undone.',
  agreed: (day: string) => `Thank you. We store your application until ${day}.`,
  gone: 'Your application is deleted',
  proof: 'Our signature, by which you can prove this:',
  badLink: 'This link does not work',
  badLinkText:
    'It is not complete, or the application has been deleted. Please open the link in our mail again.',
  /** Translates a sentence of the api. */
  message: (english: string) => english,
}

const WORDS: Record<Language, typeof ENGLISH> = {
  en: ENGLISH,
  id: {
    period: (days) =>
      days === APPLICATION_RETENTION.days ? `${APPLICATION_RETENTION.months} bulan` : `${days} hari`,
    mail: ({ title, reference, day, period, link }) => ({
      subject: `Bolehkah lamaran Anda tetap kami simpan? ${title}`,
      paragraphs: [
        'Halo,',
        `Anda pernah melamar posisi ${title} (${reference}). Sesuai janji kami, lamaran dan dokumen Anda kami hapus pada ${day}.`,
        `Jika Anda berkenan, kami menyimpannya ${period} lagi, agar kami bisa mempertimbangkan Anda untuk posisi lain. Silakan beri tahu kami di sini: ${link}`,
        'Di halaman itu Anda juga bisa langsung menghapusnya. Jika Anda tidak melakukan apa pun, lamaran dihapus pada hari itu.',
        'Siapa pun yang memiliki tautan ini bisa melakukan hal yang sama, jadi mohon jangan dibagikan.',
      ],
    }),
    title: 'Data lamaran Anda',
    position: 'Posisi',
    reference: 'Kode referensi',
    deleted: 'Dihapus pada',
    never: 'Saat Anda memintanya',
    ask: (period) => `Bolehkah kami menyimpannya ${period} lagi?`,
    askText: (day) =>
      `Kami ingin mempertimbangkan Anda untuk posisi lain. Tanpa persetujuan Anda, lamaran dan dokumennya kami hapus pada ${day}.`,
    yes: (period) => `Ya, simpan ${period} lagi`,
    no: 'Tidak, hapus sekarang',
    invitations: 'Undangan',
    invitationsText: 'Kami mungkin menghubungi Anda jika ada posisi lain yang cocok.',
    refuse: 'Jangan undang saya',
    noInvitations: 'Kami tidak mengundang Anda untuk melamar posisi lain.',
    delete: 'Hapus lamaran',
    deleteAction: 'Hapus sekarang',
    deleteText: 'Lamaran, dokumen, catatan, dan emailnya langsung dihapus. Ini tidak bisa dibatalkan.',
    agreed: (day) => `Terima kasih. Lamaran Anda kami simpan sampai ${day}.`,
    gone: 'Lamaran Anda sudah dihapus',
    proof: 'Tanda tangan digital kami sebagai bukti:',
    badLink: 'Tautan ini tidak berfungsi',
    badLinkText:
      'Tautannya tidak lengkap, atau lamarannya sudah dihapus. Silakan buka lagi tautan di email kami.',
    message: (english) =>
      english === 'Too many requests. Please try again later.'
        ? 'Terlalu banyak permintaan. Silakan coba lagi nanti.'
        : english,
  },
}

/** Words of the mail and of the page in a language. */
export const dataWords = (language: Language) => WORDS[language]
