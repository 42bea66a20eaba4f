import type { ReadingWords } from './words.ts'

export const words: ReadingWords = {
  by: (name) => `Oleh ${name}`,
  editorial: (site) => `Redaksi ${site}`,
  minutes: (minutes) => `${minutes} menit baca`,
  loading: 'Memuat artikel…',
  onlyEnglish: 'Artikel ini baru tersedia dalam bahasa Inggris.',
  related: 'Artikel Terkait',
  moreNews: 'BERITA LAINNYA',
  further: 'Artikel lainnya',
  whatsNew: 'TERBARU',
  notFound: 'Artikel tidak ditemukan',
  notHere: 'Artikel ini tidak ada di sini',
  notHereText:
    'Mungkin sudah diturunkan, atau tautannya kurang tepat. Berita kami yang lain tetap di tempatnya.',
  back: 'Kembali ke semua berita',
  shareThis: 'Bagikan artikel ini',
  share: 'Bagikan',
  copy: 'Salin tautan',
  copied: 'Tautan disalin',
  notCopied: 'Tautan tidak bisa disalin',
  more: 'Lainnya…',
  save: 'Simpan untuk dibaca offline',
  saved: 'Tersimpan',
  remove: 'Tersimpan. Hapus dari perangkat ini',
  savedArticles: 'Artikel tersimpan',
  hashtags: 'Tagar',
}
