import type { OfflineListWords } from '@anyam/host/server/http/offline-reading'
import type { Language } from '@anyam/protocol/languages'
import { OFFLINE_WORDS } from '../../src/offline/offline-words.ts'

/** Texts of the page with the list of stored pages. */
export const OFFLINE_LIST_WORDS: Record<Language, OfflineListWords> = {
  en: {
    title: OFFLINE_WORDS.en.list,
    none: 'This browser has stored no page of the site yet.',
    site: 'Site',
    home: 'Go to the start page',
  },
  id: {
    title: OFFLINE_WORDS.id.list,
    none: 'Peramban ini belum menyimpan halaman situs.',
    site: 'Situs',
    home: 'Ke beranda',
  },
}
