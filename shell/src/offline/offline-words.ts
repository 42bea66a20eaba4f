import type { OfflineWords } from '@anyam/host/browser/offline/words'
import type { Language } from '@anyam/protocol/languages'

/** Texts about stored pages. The worker contains both languages, because a reader may use both. */
export const OFFLINE_WORDS: Record<Language, OfflineWords> = {
  en: {
    locale: 'en-GB',
    badge: 'Offline',
    offline: 'You are offline.',
    silent: 'The site does not respond.',
    pageAsOf: (when) => `This page is as of ${when}.`,
    asOf: 'As of',
    retry: 'Try again',
    list: 'Pages to read offline',
    missing: 'The page that you opened is not stored in this browser.',
    where: 'Where to go',
    saved: 'Saved articles',
    last: 'Last pages',
    remove: 'Remove',
    refused: {
      noRoom: 'This article cannot be saved: your browser has no room for it.',
      full: (most) => `You have saved ${most} articles. Remove one first.`,
      notNow: 'This article cannot be saved at the moment.',
    },
  },
  id: {
    locale: 'id',
    badge: 'Offline',
    offline: 'Anda sedang offline.',
    silent: 'Situs tidak merespons.',
    pageAsOf: (when) => `Isi halaman ini per ${when}.`,
    asOf: 'Per',
    retry: 'Coba lagi',
    list: 'Halaman untuk dibaca offline',
    missing: 'Halaman yang Anda buka tidak tersimpan di peramban ini.',
    where: 'Pilihan berikutnya',
    saved: 'Artikel tersimpan',
    last: 'Halaman terakhir',
    remove: 'Hapus',
    refused: {
      noRoom: 'Artikel ini tidak bisa disimpan: peramban Anda kehabisan tempat.',
      full: (most) => `Anda sudah menyimpan ${most} artikel. Hapus salah satu dulu.`,
      notNow: 'Artikel ini belum bisa disimpan saat ini.',
    },
  },
}
