import type { Language } from '@arunika/contracts/site'

interface Deleted {
  siteName: string
  reference: string
  documents: number
  /** ISO 8601 instant. */
  at: string
}

/** The texts of a receipt, in the language of the page. */
export const RECEIPT_TEXTS: Record<Language, (deleted: Deleted) => string> = {
  en: ({ siteName, reference, documents, at }) =>
    [
      `${siteName} has deleted the application ${reference}`,
      `with ${documents === 1 ? 'its document' : `its ${documents} documents`}, notes and mails`,
      `on ${at}. Once the next daily backup is made, its copies in backups can no longer be read.`,
    ].join(' '),
  id: ({ siteName, reference, documents, at }) =>
    [
      `${siteName} telah menghapus lamaran ${reference}`,
      `beserta ${documents === 1 ? 'dokumennya' : `${documents} dokumennya`}, catatan, dan emailnya`,
      `pada ${at}. Setelah cadangan harian berikutnya dibuat, salinannya dalam cadangan tidak bisa dibaca lagi.`,
    ].join(' '),
}
