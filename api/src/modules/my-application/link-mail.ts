import type { Language } from '@arunika/contracts/site'
import { LINK_DAYS } from './links.ts'

interface Named {
  reference: string
  /** Title of the vacancy. */
  title: string
  /** Link to the application's page. */
  link: string
}

/** The mail with a new link, in the applicant's language. */
const MAILS: Record<Language, (named: Named) => { subject: string; paragraphs: string[] }> = {
  en: ({ reference, title, link }) => ({
    subject: `Your application: ${title}`,
    paragraphs: [
      'Hello,',
      `see how your application ${reference} stands, add a document, withdraw it, or have it deleted: ${link}`,
      `The link works for ${LINK_DAYS} days. Anyone who has it can do the same, so please do not share it.`,
    ],
  }),
  id: ({ reference, title, link }) => ({
    subject: `Lamaran Anda: ${title}`,
    paragraphs: [
      'Halo,',
      `lihat perkembangan lamaran Anda ${reference}, tambahkan dokumen, tarik kembali, atau hapus lamaran itu: ${link}`,
      `Tautan ini berlaku selama ${LINK_DAYS} hari. Siapa pun yang memilikinya bisa melakukan hal yang sama, jadi mohon jangan dibagikan.`,
    ],
  }),
}

export function linkMail(named: Named, siteName: string, language: Language) {
  const { subject, paragraphs } = MAILS[language](named)
  return { subject, text: [...paragraphs, siteName].join('\n\n') }
}
