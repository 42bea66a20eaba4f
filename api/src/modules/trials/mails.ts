import { type AcademyClass, LANGUAGE_NAMES, type TrialInput, toSingleLine } from '@arunika/contracts'
import {
  DEFAULT_LANGUAGE,
  inLanguage,
  type Language,
  type Site,
  TRIAL_RETENTION,
} from '@arunika/contracts/site'
import { calendarFile } from '../../lib/calendar.ts'
import type { ApiSettings } from '../../settings.ts'
import type { MailValues } from '../mail/repository.ts'
import { bookedIn, priceIn } from './words.ts'

type Booked = Pick<AcademyClass, 'name' | 'days'> & {
  url: string
  /** `trial in Roblox` */
  what: string
}

interface Confirmation {
  subject: string
  paragraphs: string[]
}

/** A lesson that a trial is booked for. */
export interface BookedSlot {
  id: number
  at: Date
  endsAt: Date
  /** Number of earlier changes. */
  changes: number
  /** In rupiah. */
  price: number
  /** Day and hours, in a language. */
  when: (language: Language) => string
  /** Address of the page on which it is moved or cancelled. */
  link: string
}

/** Change of a booking that a mail reports. */
export type TrialEvent = 'booked' | 'moved' | 'cancelled'

const CONFIRMATIONS: Record<Language, (booked: Booked, site: Site) => Confirmation> = {
  en: ({ name, days, url }, { academy }) => ({
    subject: `Your trial in ${name}`,
    paragraphs: [
      'Hello,',
      `thank you for booking a trial in ${name} at ${academy}. The class meets: ${days}.`,
      'It is not fixed yet: a teacher calls or writes within two working days, to agree on the day with you.',
      `The class: ${url}`,
      `We keep the booking for ${TRIAL_RETENTION.months} months. To have it changed or deleted, please answer this mail; do the same if it was not you who booked.`,
    ],
  }),
  id: ({ name, days, url }, { academy }) => ({
    subject: `Kelas percobaan Anda: ${name}`,
    paragraphs: [
      'Halo,',
      `terima kasih sudah mendaftar untuk kelas percobaan ${name} di ${academy}. Jadwal kelasnya: ${days}.`,
      'Harinya belum pasti: pengajar akan menelepon atau mengirim pesan dalam dua hari kerja untuk menyepakatinya bersama Anda.',
      `Tentang kelas ini: ${url}`,
      `Data pendaftaran kami simpan selama ${TRIAL_RETENTION.months} bulan. Untuk mengubah atau menghapusnya, silakan balas email ini; lakukan juga jika bukan Anda yang mendaftar.`,
    ],
  }),
}

interface Slotted extends Booked {
  when: string
  price: number
  link: string
}

const SLOT_CONFIRMATIONS: Record<
  Language,
  Record<TrialEvent, (booked: Slotted, site: Site) => Confirmation>
> = {
  en: {
    booked: (booked, site) => ({
      subject: `Your ${booked.what}`,
      paragraphs: [
        'Hello,',
        `your ${booked.what} at ${site.academy} is booked: ${booked.when} (time in Bandung).`,
        ...englishFacts(booked),
      ],
    }),
    moved: (booked, site) => ({
      subject: `Moved: your ${booked.what}`,
      paragraphs: [
        'Hello,',
        `your ${booked.what} at ${site.academy} has moved to ${booked.when} (time in Bandung).`,
        ...englishFacts(booked),
      ],
    }),
    cancelled: ({ what, when, url }, { academy }) => ({
      subject: `Cancelled: your ${what}`,
      paragraphs: [
        'Hello,',
        `your ${what} at ${academy} is cancelled: ${when}. The attached file removes it from your calendar.`,
        `You are welcome at any other time: ${url}`,
      ],
    }),
  },
  id: {
    booked: (booked, site) => ({
      subject: `Pendaftaran Anda: ${booked.what}`,
      paragraphs: [
        'Halo,',
        `${booked.what} di ${site.academy} sudah terdaftar: ${booked.when} (WIB).`,
        ...indonesianFacts(booked),
      ],
    }),
    moved: (booked, site) => ({
      subject: `Jadwal baru: ${booked.what}`,
      paragraphs: [
        'Halo,',
        `${booked.what} di ${site.academy} sudah dipindahkan ke ${booked.when} (WIB).`,
        ...indonesianFacts(booked),
      ],
    }),
    cancelled: ({ what, when, url }, { academy }) => ({
      subject: `Dibatalkan: ${what}`,
      paragraphs: [
        'Halo,',
        `${what} di ${academy} sudah dibatalkan: ${when}. File terlampir menghapusnya dari kalender Anda.`,
        `Anda dipersilakan datang di waktu lain: ${url}`,
      ],
    }),
  },
}

const englishFacts = ({ price, link, url }: Slotted) => [
  `Price: ${priceIn(price, 'en')}. The attached file adds it to your calendar.`,
  `Another time, or you cannot come after all? Move or cancel it here: ${link}`,
  `More about it: ${url}`,
  `We keep the booking for ${TRIAL_RETENTION.months} months. To have it deleted, please answer this mail; do the same if it was not you who booked.`,
]

const indonesianFacts = ({ price, link, url }: Slotted) => [
  `Harga: ${priceIn(price, 'id')}. File terlampir menambahkannya ke kalender Anda.`,
  `Perlu waktu lain, atau tidak jadi datang? Pindahkan atau batalkan di sini: ${link}`,
  `Selengkapnya: ${url}`,
  `Data pendaftaran kami simpan selama ${TRIAL_RETENTION.months} bulan. Untuk menghapusnya, silakan balas email ini; lakukan juga jika bukan Anda yang mendaftar.`,
]

const signature = ({ academy, address, email, phone }: Site) =>
  `${academy}\n${address.street}, ${address.locality}\n${email}, ${phone.display}`

/** Calendar file of a booked lesson. */
export function trialCalendar(
  { id, at, endsAt, changes, link }: BookedSlot,
  { name, site, isCancelled }: { name: string; site: Site; isCancelled: boolean },
): string {
  const { academy, address, email, publicUrl } = site
  return calendarFile(
    {
      uid: `trial-${id}@${new URL(publicUrl).hostname}`,
      sequence: changes,
      at,
      endsAt,
      summary: `${name}: ${academy}`,
      location: `${academy}, ${address.street}, ${address.locality}`,
      description: link,
      url: link,
      organizer: { name: academy, email },
      isCancelled,
    },
    academy,
  )
}

interface ToWrite {
  site: Site
  shown: Pick<AcademyClass, 'name' | 'path' | 'days'>
  /** The fields of the form that the mails need. */
  input: Pick<TrialInput, 'name' | 'phone' | 'email' | 'student'> & { age: string | number }
  language: Language
  slot?: BookedSlot | undefined
  event?: TrialEvent
}

const NOTICES: Record<TrialEvent, string> = {
  booked: 'New trial',
  moved: 'Trial moved',
  cancelled: 'Trial cancelled',
}

/**
 * Mails to the person who booked, in their language, and to the company. The first quotes nothing from the form,
 * because the address may be a stranger's.
 */
export function trialMails(
  { mailTo }: Pick<ApiSettings, 'mailTo'>,
  { site, shown, input, language, slot, event = 'booked' }: ToWrite,
): MailValues[] {
  const { publicUrl } = site
  const { name: className, path, days } = shown
  const booked = {
    name: className,
    days,
    what: bookedIn(shown, language).whole,
    url: publicUrl + inLanguage(path, language),
  }
  const { subject, paragraphs } = slot
    ? SLOT_CONFIRMATIONS[language][event]({ ...booked, ...slot, when: slot.when(language) }, site)
    : CONFIRMATIONS[language](booked, site)
  const [name, phone, student] = [input.name, input.phone, input.student].map(toSingleLine)
  const did = { booked: 'has booked', moved: 'has moved', cancelled: 'has cancelled' }[event]
  return [
    {
      recipient: input.email,
      subject,
      text: [...paragraphs, signature(site)].join('\n\n'),
      replyTo: mailTo,
      ...(slot && {
        calendar: trialCalendar(slot, { name: className, site, isCancelled: event === 'cancelled' }),
      }),
    },
    {
      recipient: mailTo,
      subject: `${NOTICES[event]}: ${className}`,
      text: [
        `${name} ${did} a ${bookedIn(shown, DEFAULT_LANGUAGE).whole} for ${student}, aged ${input.age}.`,
        ...(slot ? [`${event === 'cancelled' ? 'It was' : 'It is'}: ${slot.when('en')}`] : []),
        `E-mail: ${input.email}\nPhone: ${phone}\nLanguage: ${LANGUAGE_NAMES[language]}`,
        `All bookings: ${publicUrl}/admin/trials`,
      ].join('\n\n'),
      replyTo: input.email,
    },
  ]
}
