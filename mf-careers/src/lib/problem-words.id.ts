import { DOCUMENT_RULES, MAX_FILE_MB } from '@arunika/contracts'
import type { ProblemWords } from './problem-words.ts'

const { messages } = DOCUMENT_RULES

const OF_FIELDS: Readonly<Record<string, string>> = {
  'This field is required.': 'Bagian ini wajib diisi.',
  'Please enter a valid email address.': 'Mohon isi alamat email yang benar.',
  [messages.tooMany]: `Paling banyak ${DOCUMENT_RULES.maxFiles} berkas`,
  [messages.tooLarge]: `Ukuran tiap berkas paling besar ${MAX_FILE_MB} MB.`,
  [messages.wrongType]: 'Hanya berkas JPG, JPEG, PNG, WEBP, dan PDF yang diterima.',
}
const TOO_LONG = /^Please use at most ([\d,]+) characters\.$/

/** Messages by error code of the api. */
const REFUSALS: Readonly<Record<string, string>> = {
  application_decided: 'Lamaran ini sudah tidak bisa ditambah lagi.',
  body_too_large: 'Data yang dikirim terlalu besar.',
  checks_busy: 'Saat ini banyak sekali berkas yang sedang diperiksa. Silakan coba lagi satu menit lagi.',
  documents_full:
    'Saat ini kami tidak punya tempat untuk dokumen baru. Silakan kirim dokumen Anda lewat email.',
  idempotency_key_reused: 'Formulir ini sudah pernah dikirim dengan isi yang berbeda.',
  invalid_link: 'Tautan ini sudah tidak berlaku. Silakan minta tautan baru.',
  overloaded: 'Pengunjung sedang sangat ramai. Silakan coba beberapa detik lagi.',
  storage_full: 'Tidak ada ruang tersisa untuk menyimpannya. Silakan coba lagi nanti.',
  too_many_documents: 'Jumlah dokumen lamaran ini sudah maksimal. Silakan ganti salah satunya.',
  too_many_requests: 'Permintaan terlalu banyak. Silakan coba lagi nanti.',
  unavailable: 'Layanan sedang tidak tersedia. Silakan coba beberapa saat lagi.',
  upload_budget_spent:
    'Unggahan dari jaringan Anda dalam satu jam terakhir terlalu banyak. Silakan coba lagi nanti.',
  uploads_busy: 'Unggahan sedang lebih banyak daripada yang bisa kami terima. Silakan coba lagi nanti.',
  vacancy_closed: 'Lowongan ini sudah ditutup.',
  vacancy_not_found: 'Lowongan ini tidak ada.',
  validation_failed: 'Silakan periksa isian yang ditandai.',
}

export const words: ProblemWords = {
  ofField: (message) =>
    message &&
    (OF_FIELDS[message] ??
      message.replace(TOO_LONG, (_, limit: string) => `Paling banyak ${limit.replace(',', '.')} karakter.`)),
  why({ status, body: { code = '' } }) {
    if (status === 0) return 'Server tidak bisa dihubungi.'
    return REFUSALS[code] ?? 'Ada masalah di pihak kami. Silakan coba lagi.'
  },
}
