import type { TrialInput } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'

interface PageWords {
  /** Name of the language in itself. */
  own: string
  free: string
  title: (className: string) => string
  when: string
  /** Name of the academy's time zone. */
  zone: string
  where: string
  price: string
  class: string
  calendar: string
  move: string
  moveAction: string
  cancel: string
  cancelHint: string
  cancelAction: string
  again: string
  done: Record<'booked' | 'moved' | 'cancelled', string>
  status: Record<'cancelled' | 'over', string>
  /** @param places that are left */
  left: (seats: number) => string
  badLink: string
  badLinkText: string
  academy: string
  ask: string
  check: (className: string) => string
  checkText: string
  fields: Record<keyof TrialInput, string>
  book: string
  back: string
  /** Translates a sentence of the api. */
  message: (english: string) => string
}

/** Sentences of the api and of its contracts in Indonesian. */
const INDONESIAN: Readonly<Record<string, string>> = {
  'This field is required.': 'Bagian ini wajib diisi.',
  'Please enter a valid email address.': 'Mohon isi alamat email yang benar.',
  'Please enter a phone number.': 'Mohon isi nomor telepon.',
  'Please enter the age in years.': 'Mohon isi usia dalam tahun.',
  'The last place of this trial has just been taken. Please choose another time.':
    'Tempat terakhir untuk jadwal ini baru saja terisi. Silakan pilih jadwal lain.',
  'This trial can no longer be booked. Please choose another time.':
    'Jadwal ini sudah tidak bisa dipilih. Silakan pilih jadwal lain.',
  'This booking can no longer be changed here. Please write to us.':
    'Pendaftaran ini sudah tidak bisa diubah di sini. Silakan hubungi kami.',
  'Too many requests. Please try again later.': 'Terlalu banyak permintaan. Silakan coba lagi nanti.',
}
const AGES = /^This class is (?:for ages (\d+) to (\d+)|from (\d+) years)\. /
const TOO_LONG = /^Please use at most ([\d,]+) characters\.$/

function inIndonesian(english: string): string {
  const [isAges, from, to, atLeast] = AGES.exec(english) ?? []
  if (isAges) {
    const whom = atLeast ? `mulai usia ${atLeast} tahun` : `untuk usia ${from} sampai ${to} tahun`
    return `Kelas ini ${whom}. Silakan pilih kelas lain, atau tanyakan kepada kami.`
  }
  const limit = TOO_LONG.exec(english)?.[1]
  if (limit) return `Mohon gunakan paling banyak ${limit.replaceAll(',', '.')} karakter.`
  return INDONESIAN[english] ?? english
}

/** Words of the pages that work without scripts. */
export const PAGE_WORDS: Record<Language, PageWords> = {
  en: {
    own: 'English',
    free: 'Free',
    title: (className) => `Your trial in ${className}`,
    when: 'When',
    zone: 'time in Bandung',
    where: 'Where',
    price: 'Price of the trial',
    class: 'Class',
    calendar: 'Add to calendar',
    move: 'Move it to another time',
    moveAction: 'Move the trial',
    cancel: 'Cancel it',
    cancelHint: 'Your place goes to another student. You can book again at any time.',
    cancelAction: 'Cancel the trial',
    again: 'Book another trial',
    done: {
      booked: 'Your trial is booked. A mail with this link is on its way to you.',
      moved: 'Your trial has been moved. A mail confirms it.',
      cancelled: 'Your trial is cancelled, and the place is free for someone else. A mail confirms it.',
    },
    status: { cancelled: 'This trial is cancelled.', over: 'This trial is over.' },
    left: (seats) => (seats === 1 ? '1 place left' : `${seats} places left`),
    badLink: 'This link does not work',
    badLinkText:
      'It is not complete, or the booking has been deleted. Please open the link in our mail again.',
    academy: 'Go to the academy',
    ask: 'Questions? Write to us:',
    check: (className) => `Book a trial in ${className}`,
    checkText: 'Please check the fields that are marked. Everything that you typed is still here.',
    fields: {
      name: 'Your name',
      phone: 'Phone',
      email: 'Email',
      student: 'Who will come',
      age: 'Age in years',
      day: 'When it suits you',
      slot: 'Choose a day',
    },
    book: 'Book a trial',
    back: 'Back to the class',
    message: (english) => english,
  },
  id: {
    own: 'Bahasa Indonesia',
    free: 'Gratis',
    title: (className) => `Kelas percobaan Anda: ${className}`,
    when: 'Waktu',
    zone: 'WIB',
    where: 'Tempat',
    price: 'Harga kelas percobaan',
    class: 'Kelas',
    calendar: 'Tambahkan ke kalender',
    move: 'Pindahkan ke jadwal lain',
    moveAction: 'Pindahkan jadwal',
    cancel: 'Batalkan',
    cancelHint: 'Tempat Anda akan diberikan kepada siswa lain. Anda bisa mendaftar lagi kapan saja.',
    cancelAction: 'Batalkan kelas percobaan',
    again: 'Daftar kelas percobaan lain',
    done: {
      booked: 'Kelas percobaan Anda sudah terdaftar. Email dengan tautan ini sedang dikirim kepada Anda.',
      moved: 'Jadwal kelas percobaan Anda sudah dipindahkan. Konfirmasinya kami kirim lewat email.',
      cancelled: 'Kelas percobaan Anda sudah dibatalkan. Konfirmasinya kami kirim lewat email.',
    },
    status: {
      cancelled: 'Kelas percobaan ini sudah dibatalkan.',
      over: 'Kelas percobaan ini sudah berlalu.',
    },
    left: (seats) => `sisa ${seats} tempat`,
    badLink: 'Tautan ini tidak berfungsi',
    badLinkText:
      'Tautannya tidak lengkap, atau pendaftarannya sudah dihapus. Silakan buka lagi tautan di email kami.',
    academy: 'Ke halaman akademi',
    ask: 'Ada pertanyaan? Hubungi kami:',
    check: (className) => `Ikut kelas percobaan ${className}`,
    checkText: 'Silakan periksa bagian yang ditandai. Semua yang sudah Anda ketik tetap ada di sini.',
    fields: {
      name: 'Nama Anda',
      phone: 'Nomor telepon',
      email: 'Email',
      student: 'Siapa yang akan ikut',
      age: 'Usia (tahun)',
      day: 'Kapan waktu yang cocok',
      slot: 'Pilih hari',
    },
    book: 'Ikut kelas percobaan',
    back: 'Kembali ke kelas',
    message: inIndonesian,
  },
}

/** `Free`, or the price in the Indonesian format: `Rp 75.000`. */
export const priceIn = (rupiah: number, language: Language) =>
  rupiah === 0 ? PAGE_WORDS[language].free : `Rp ${rupiah.toLocaleString('id-ID')}`
