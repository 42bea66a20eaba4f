import type { LinkWords } from './link-words.ts'

export const words: LinkWords = {
  title: 'Lamaran Anda',
  linkText:
    'Email konfirmasi lamaran Anda memuat tautan ke halaman ini. Jika Anda tidak menemukan email itu, atau tautannya tidak berlaku lagi, kami akan mengirim yang baru.',
  code: 'Kode referensi',
  codeHint: 'Seperti dalam email: AR-7KQ2M9XD.',
  email: 'Alamat email yang Anda pakai saat melamar',
  sendLink: 'Kirim tautannya',
}
