import type { Language } from '@arunika/contracts/site'

const ENGLISH = {
  title: 'Your interview',
  when: 'When',
  /** Name of the office's time zone. */
  zone: 'time in Bandung',
  zoneHint: 'All times are local times in Bandung (UTC+7).',
  where: 'Where',
  length: 'Length',
  minutes: (minutes: number) => `${minutes} minutes`,
  position: 'Position',
  calendar: 'Add to calendar',
  choose: 'Choose a time',
  chooseAction: 'Choose this time',
  move: 'Move it to another time',
  moveAction: 'Move the interview',
  cancel: 'Cancel it',
  cancelHint: 'We will know at once. Write to us if you would like another time.',
  cancelAction: 'Cancel the interview',
  done: {
    chosen: 'Your interview is booked. A mail with a calendar file confirms it.',
    moved: 'Your interview has been moved. A mail confirms it.',
    cancelled: 'Your interview is cancelled. A mail confirms it.',
  },
  state: { cancelled: 'This interview is cancelled.', over: 'This interview is over.' },
  full: 'None of these times is free now. We will offer you others; you can also write to us.',
  badLink: 'This link does not work',
  badLinkText:
    'It is not complete, or the application has been deleted. Please open the link in our mail again.',
  /** Translates a sentence of the api. */
  message: (english: string) => english,
}

/** Precedes when to try again. */
export const TOO_OFTEN = 'This interview has been changed too often.'

/** Sentences of the api in Indonesian. */
const MESSAGES: Readonly<Record<string, string>> = {
  'This time is no longer free. Please choose another one.':
    'Waktu ini sudah tidak tersedia. Silakan pilih waktu lain.',
  'This interview can no longer be changed here. Please write to us.':
    'Wawancara ini sudah tidak bisa diubah di sini. Silakan hubungi kami.',
  'Please choose a time.': 'Silakan pilih salah satu waktu.',
  'Too many requests. Please try again later.': 'Terlalu banyak permintaan. Silakan coba lagi nanti.',
}

const WORDS: Record<Language, typeof ENGLISH> = {
  en: ENGLISH,
  id: {
    title: 'Wawancara Anda',
    when: 'Waktu',
    zone: 'WIB',
    zoneHint: 'Semua waktu dalam WIB (UTC+7).',
    where: 'Tempat',
    length: 'Lama',
    minutes: (minutes) => `${minutes} menit`,
    position: 'Posisi',
    calendar: 'Tambahkan ke kalender',
    choose: 'Pilih waktu',
    chooseAction: 'Pilih waktu ini',
    move: 'Pindahkan ke waktu lain',
    moveAction: 'Pindahkan wawancara',
    cancel: 'Batalkan',
    cancelHint: 'Kami langsung diberi tahu. Hubungi kami jika Anda ingin waktu lain.',
    cancelAction: 'Batalkan wawancara',
    done: {
      chosen: 'Jadwal wawancara Anda sudah pasti. Konfirmasinya kami kirim lewat email dengan file kalender.',
      moved: 'Wawancara Anda sudah dipindahkan. Konfirmasinya kami kirim lewat email.',
      cancelled: 'Wawancara Anda sudah dibatalkan. Konfirmasinya kami kirim lewat email.',
    },
    state: { cancelled: 'Wawancara ini sudah dibatalkan.', over: 'Wawancara ini sudah berlalu.' },
    full: 'Semua waktu ini sudah tidak tersedia. Kami akan menawarkan waktu lain; Anda juga bisa menghubungi kami.',
    badLink: 'Tautan ini tidak berfungsi',
    badLinkText:
      'Tautannya tidak lengkap, atau lamarannya sudah dihapus. Silakan buka lagi tautan di email kami.',
    message: (english) =>
      english.startsWith(TOO_OFTEN)
        ? 'Wawancara ini sudah terlalu sering diubah. Silakan coba lagi nanti.'
        : (MESSAGES[english] ?? english),
  },
}

/** Words of the page in a language. */
export const pageWords = (language: Language) => WORDS[language]
