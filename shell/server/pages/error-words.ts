import type { PageErrorCode } from '@anyam/host/server/http/errors'
import type { Language } from '@anyam/protocol/languages'

interface Words {
  title: string
  text: string
}

const ENGLISH: Record<PageErrorCode, Words> = {
  bad_request: {
    title: 'This address is not right',
    text: 'It could not be understood. Please check how it is written.',
  },
  invalid_signature: {
    title: 'This address does not work any more',
    text: 'It is not valid or has expired. Please ask for a new one.',
  },
  not_found: {
    title: 'There is nothing here',
    text: 'The page may have moved, or the address has a typing error.',
  },
  body_too_large: {
    title: 'This is too large',
    text: 'What was sent is larger than this address accepts.',
  },
  unsupported_media_type: {
    title: 'This cannot be read',
    text: 'This kind of content is not accepted here.',
  },
  internal_error: {
    title: 'Something went wrong on our side',
    text: 'We have a record of it and will look into it. Please try again in a moment.',
  },
  unavailable: {
    title: 'This page takes a short break',
    text: 'It cannot be shown right now. Please try again in a few seconds.',
  },
  overloaded: {
    title: 'Very many people are here right now',
    text: 'We could not make this page in time. Please try again in a few seconds.',
  },
}

const INDONESIAN: Record<PageErrorCode, Words> = {
  bad_request: {
    title: 'Alamat ini tidak benar',
    text: 'Alamatnya tidak bisa dipahami. Mohon periksa penulisannya.',
  },
  invalid_signature: {
    title: 'Alamat ini tidak berlaku lagi',
    text: 'Alamatnya tidak sah atau sudah kedaluwarsa. Silakan minta yang baru.',
  },
  not_found: {
    title: 'Tidak ada apa-apa di sini',
    text: 'Halamannya mungkin sudah dipindahkan, atau ada salah ketik pada alamatnya.',
  },
  body_too_large: {
    title: 'Ukurannya terlalu besar',
    text: 'Yang dikirim lebih besar daripada yang bisa diterima alamat ini.',
  },
  unsupported_media_type: {
    title: 'Ini tidak bisa dibaca',
    text: 'Jenis isi seperti ini tidak diterima di sini.',
  },
  internal_error: {
    title: 'Ada yang tidak beres di pihak kami',
    text: 'Sudah kami catat dan akan kami periksa. Silakan coba beberapa saat lagi.',
  },
  unavailable: {
    title: 'Halaman ini sedang rehat sejenak',
    text: 'Sekarang belum bisa ditampilkan. Silakan coba lagi dalam beberapa detik.',
  },
  overloaded: {
    title: 'Sedang banyak sekali pengunjung',
    text: 'Halaman ini belum sempat kami siapkan. Silakan coba lagi dalam beberapa detik.',
  },
}

/**
 * Title and text of the error pages for people; other errors have no page. Codes and statuses are those of
 * `ERRORS`.
 */
export const ERROR_WORDS: Record<Language, Record<PageErrorCode, Words>> = { en: ENGLISH, id: INDONESIAN }
