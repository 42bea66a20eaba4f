import { OPEN_DAY_PATH, type TrialInput } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'

interface PageWords {
  free: string
  title: string
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
  check: string
  checkText: string
  fields: Record<keyof TrialInput, string>
  book: string
  back: string
  /** Translates a sentence of the api. */
  message: (english: string) => string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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

/** A booking in words, in the middle of a sentence. */
interface Booked {
  name: string
  /** `trial in Roblox` */
  whole: string
  /** `trial` */
  short: string
}

/** A class or the open days, by path and name. */
interface Bookable {
  path: string
  name: string
}

const BOOKED: Record<Language, (isVisit: boolean, name: string) => Booked> = {
  en: (isVisit, name) =>
    isVisit
      ? { name, whole: 'visit on our open day', short: 'visit' }
      : { name, whole: `trial in ${name}`, short: 'trial' },
  id: (isVisit, name) =>
    isVisit
      ? { name: 'hari terbuka', whole: 'kunjungan pada hari terbuka', short: 'kunjungan' }
      : { name, whole: `kelas percobaan ${name}`, short: 'kelas percobaan' },
}

/** A trial lesson, or a visit on an open day, in words. */
export const bookedIn = ({ path, name }: Bookable, language: Language): Booked =>
  BOOKED[language](path === OPEN_DAY_PATH, name)

/** Words of the pages that work without scripts. */
export const pageWords = (language: Language, of: Bookable = { path: '', name: '' }): PageWords =>
  PAGE_WORDS[language](bookedIn(of, language))

const PAGE_WORDS: Record<Language, (booked: Booked) => PageWords> = {
  en: ({ whole, short }) => ({
    free: 'Free',
    title: `Your ${whole}`,
    when: 'When',
    zone: 'time in Bandung',
    where: 'Where',
    price: `Price of the ${short}`,
    class: 'Details',
    calendar: 'Add to calendar',
    move: 'Move it to another time',
    moveAction: `Move the ${short}`,
    cancel: 'Cancel it',
    cancelHint: 'Your place goes to someone else. You can book again at any time.',
    cancelAction: `Cancel the ${short}`,
    again: `Book another ${short}`,
    done: {
      booked: `Your ${short} is booked. A mail with this link is on its way to you.`,
      moved: `Your ${short} has been moved. A mail confirms it.`,
      cancelled: `Your ${short} is cancelled, and the place is free for someone else. A mail confirms it.`,
    },
    status: { cancelled: `This ${short} is cancelled.`, over: `This ${short} is over.` },
    left: (seats) => (seats === 1 ? '1 place left' : `${seats} places left`),
    badLink: 'This link does not work',
    badLinkText:
      'It is not complete, or the booking has been deleted. Please open the link in our mail again.',
    academy: 'Go to the academy',
    check: `Book a ${whole}`,
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
    book: `Book a ${short}`,
    back: 'Back to the page',
    message: (english) => english,
  }),
  id: ({ whole, short, name }) => ({
    free: 'Gratis',
    title: `${capital(short)} Anda: ${name}`,
    when: 'Waktu',
    zone: 'WIB',
    where: 'Tempat',
    price: `Harga ${short}`,
    class: 'Rincian',
    calendar: 'Tambahkan ke kalender',
    move: 'Pindahkan ke jadwal lain',
    moveAction: 'Pindahkan jadwal',
    cancel: 'Batalkan',
    cancelHint: 'Tempat Anda akan diberikan kepada orang lain. Anda bisa mendaftar lagi kapan saja.',
    cancelAction: `Batalkan ${short}`,
    again: `Daftar ${short} lain`,
    done: {
      booked: `${capital(short)} Anda sudah terdaftar. Email dengan tautan ini sedang dikirim kepada Anda.`,
      moved: `Jadwal ${short} Anda sudah dipindahkan. Konfirmasinya kami kirim lewat email.`,
      cancelled: `${capital(short)} Anda sudah dibatalkan. Konfirmasinya kami kirim lewat email.`,
    },
    status: {
      cancelled: `${capital(short)} ini sudah dibatalkan.`,
      over: `${capital(short)} ini sudah berlalu.`,
    },
    left: (seats) => `sisa ${seats} tempat`,
    badLink: 'Tautan ini tidak berfungsi',
    badLinkText:
      'Tautannya tidak lengkap, atau pendaftarannya sudah dihapus. Silakan buka lagi tautan di email kami.',
    academy: 'Ke halaman akademi',
    check: `Ikut ${whole}`,
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
    book: `Ikut ${short}`,
    back: 'Kembali',
    message: inIndonesian,
  }),
}

/** `Free`, or the price in the Indonesian format: `Rp 75.000`. */
export const priceIn = (rupiah: number, language: Language) =>
  rupiah === 0 ? pageWords(language).free : `Rp ${rupiah.toLocaleString('id-ID')}`
