import { LANGUAGE_NAMES, toSingleLine } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language, type Site } from '@arunika/contracts/site'
import { calendarFile } from '../../lib/calendar.ts'
import { translationIn } from '../../lib/translations.ts'
import type { ApiSettings } from '../../settings.ts'
import type { MailValues } from '../mail/repository.ts'
import type { Applicant, InterviewRow } from './repository.ts'
import { endOf, whenIn } from './times.ts'

/** Change of an interview that mails report. */
export type InterviewEvent = 'offered' | 'offered again' | 'chosen' | 'moved' | 'cancelled' | 'withdrawn'

interface MailFacts {
  /** Title of the vacancy. */
  title: string
  reference: string
  /** The times to choose from, or the one that the mail is about. */
  times: readonly string[]
  venue: string
  /** Address of the page on which it is chosen, moved or cancelled. */
  link: string
}

interface Text {
  subject: string
  paragraphs: string[]
}

const offeredInEnglish = ({ times, venue, link }: MailFacts) => [
  'Please choose one of these times (time in Bandung):',
  times.map((time) => `- ${time}`).join('\n'),
  `Where: ${venue}`,
  `Choose your time here: ${link}`,
  'If none of them suits you, please answer this mail.',
]

const chosenInEnglish = ({ venue, link }: MailFacts) => [
  `Where: ${venue}`,
  `The attached file puts it into your calendar. Move or cancel it here until it begins: ${link}`,
]

const offeredInIndonesian = ({ times, venue, link }: MailFacts) => [
  'Silakan pilih salah satu waktu ini (WIB):',
  times.map((time) => `- ${time}`).join('\n'),
  `Tempat: ${venue}`,
  `Pilih waktu Anda di sini: ${link}`,
  'Jika tidak ada waktu yang cocok, silakan balas email ini.',
]

const chosenInIndonesian = ({ venue, link }: MailFacts) => [
  `Tempat: ${venue}`,
  `File terlampir menambahkannya ke kalender Anda. Anda bisa memindahkan atau membatalkannya di sini sebelum dimulai: ${link}`,
]

const TO_APPLICANT: Record<Language, Record<InterviewEvent, (facts: MailFacts) => Text>> = {
  en: {
    offered: (facts) => ({
      subject: `Interview: ${facts.title}`,
      paragraphs: [
        `we would like to talk with you about your application for ${facts.title} (${facts.reference}).`,
        ...offeredInEnglish(facts),
      ],
    }),
    'offered again': (facts) => ({
      subject: `New times for your interview: ${facts.title}`,
      paragraphs: [
        `we have new times for the interview about your application for ${facts.title} (${facts.reference}).`,
        ...offeredInEnglish(facts),
      ],
    }),
    chosen: (facts) => ({
      subject: `Your interview: ${facts.title}`,
      paragraphs: [
        `your interview for ${facts.title} (${facts.reference}) is on ${facts.times[0]} (time in Bandung).`,
        ...chosenInEnglish(facts),
      ],
    }),
    moved: (facts) => ({
      subject: `Moved: your interview: ${facts.title}`,
      paragraphs: [
        `your interview for ${facts.title} (${facts.reference}) has moved to ${facts.times[0]} (time in Bandung).`,
        ...chosenInEnglish(facts),
      ],
    }),
    cancelled: ({ title, reference, times }) => ({
      subject: `Cancelled: your interview: ${title}`,
      paragraphs: [
        `your interview for ${title} (${reference}) is cancelled: ${times[0]} (time in Bandung). The attached file removes it from your calendar.`,
        'If you have a question, please answer this mail.',
      ],
    }),
    withdrawn: ({ title, reference }) => ({
      subject: `Cancelled: your interview: ${title}`,
      paragraphs: [
        `the times that we offered you for an interview about your application for ${title} (${reference}) can no longer be chosen.`,
        'If you have a question, please answer this mail.',
      ],
    }),
  },
  id: {
    offered: (facts) => ({
      subject: `Wawancara: ${facts.title}`,
      paragraphs: [
        `kami ingin berbincang dengan Anda tentang lamaran Anda untuk ${facts.title} (${facts.reference}).`,
        ...offeredInIndonesian(facts),
      ],
    }),
    'offered again': (facts) => ({
      subject: `Waktu baru untuk wawancara Anda: ${facts.title}`,
      paragraphs: [
        `kami punya waktu baru untuk wawancara tentang lamaran Anda untuk ${facts.title} (${facts.reference}).`,
        ...offeredInIndonesian(facts),
      ],
    }),
    chosen: (facts) => ({
      subject: `Wawancara Anda: ${facts.title}`,
      paragraphs: [
        `wawancara Anda untuk ${facts.title} (${facts.reference}) adalah pada ${facts.times[0]} (WIB).`,
        ...chosenInIndonesian(facts),
      ],
    }),
    moved: (facts) => ({
      subject: `Jadwal baru: wawancara Anda: ${facts.title}`,
      paragraphs: [
        `wawancara Anda untuk ${facts.title} (${facts.reference}) sudah dipindahkan ke ${facts.times[0]} (WIB).`,
        ...chosenInIndonesian(facts),
      ],
    }),
    cancelled: ({ title, reference, times }) => ({
      subject: `Dibatalkan: wawancara Anda: ${title}`,
      paragraphs: [
        `wawancara Anda untuk ${title} (${reference}) sudah dibatalkan: ${times[0]} (WIB). File terlampir menghapusnya dari kalender Anda.`,
        'Jika ada pertanyaan, silakan balas email ini.',
      ],
    }),
    withdrawn: ({ title, reference }) => ({
      subject: `Dibatalkan: wawancara Anda: ${title}`,
      paragraphs: [
        `waktu yang kami tawarkan untuk wawancara tentang lamaran Anda untuk ${title} (${reference}) sudah tidak bisa dipilih.`,
        'Jika ada pertanyaan, silakan balas email ini.',
      ],
    }),
  },
}

const GREETING: Record<Language, string> = { en: 'Hello,', id: 'Halo,' }
const SUMMARY: Record<Language, string> = { en: 'Interview', id: 'Wawancara' }

interface CalendarTexts {
  site: Site
  /** Follows "Interview: ". */
  about: string
  language: Language
  url: string
}

/** Calendar file of an interview with a time; undefined without one. */
export function interviewCalendar(
  { id, startsAt, minutes, venue, changes, cancelledAt }: InterviewRow,
  { site, about, language, url }: CalendarTexts,
): string | undefined {
  if (!startsAt) return undefined
  return calendarFile(
    {
      uid: `interview-${id}@${new URL(site.publicUrl).hostname}`,
      sequence: changes,
      at: startsAt,
      endsAt: endOf(startsAt, { minutes }),
      summary: `${SUMMARY[language]}: ${about}`,
      location: venue,
      description: url,
      url,
      organizer: site,
      isCancelled: cancelledAt !== null,
    },
    site.name,
  )
}

/** Title of the vacancy, on one line. */
export const titleIn = ({ vacancy }: Applicant, language: Language): string =>
  toSingleLine((translationIn(vacancy.translations, language) ?? vacancy).title)

/** Calendar file of the applicant. */
export const ownCalendar = (
  row: InterviewRow,
  { applicant, site, link }: { applicant: Applicant; site: Site; link: string },
) => {
  const { language } = applicant
  const about = `${titleIn(applicant, language)}, ${site.name}`
  return interviewCalendar(row, { site, about, language, url: link })
}

interface ToWrite {
  site: Site
  applicant: Applicant
  interview: InterviewRow
  event: InterviewEvent
  /** Address of the applicant's page. */
  link: string
}

/** Mail to the applicant in their language. */
export function applicantMail(
  { mailTo }: Pick<ApiSettings, 'mailTo'>,
  { site, applicant, interview, event, link }: ToWrite,
): MailValues {
  const { id, email, reference, language } = applicant
  const { startsAt, times, venue } = interview
  const { subject, paragraphs } = TO_APPLICANT[language][event]({
    ...{ title: titleIn(applicant, language), reference, venue, link },
    times: (startsAt ? [startsAt] : times).map((at) => whenIn(at, interview, language)),
  })
  const { name, address, phone } = site
  const signature = `${name}\n${address.street}, ${address.locality}\n${site.email}, ${phone.display}`
  return {
    applicationId: id,
    recipient: email,
    subject,
    text: [GREETING[language], ...paragraphs, signature].join('\n\n'),
    replyTo: mailTo,
    calendar: ownCalendar(interview, { applicant, site, link }) ?? null,
  }
}

const NOTICES = { chosen: 'Interview', moved: 'Interview moved', cancelled: 'Interview cancelled' }
const DEEDS = { chosen: 'is', moved: 'has moved to', cancelled: 'is cancelled. It was' }
export type NoticedEvent = keyof typeof NOTICES
export const isNoticed = (event: InterviewEvent): event is NoticedEvent => event in NOTICES

/** Mail to the person who offered the interview. */
export function recruiterMail({
  site,
  applicant,
  interview,
  event,
}: ToWrite & { event: NoticedEvent }): MailValues {
  const title = titleIn(applicant, DEFAULT_LANGUAGE)
  const [name, phone] = [applicant.name, applicant.phone].map(toSingleLine)
  const { id, email, language, vacancy } = applicant
  const url = `${site.publicUrl}/admin/job-vacancies/applications/${vacancy.id}?open=${id}`
  const { startsAt, venue, author } = interview
  const when = startsAt && whenIn(startsAt, interview, DEFAULT_LANGUAGE)
  return {
    applicationId: id,
    recipient: author,
    subject: `${NOTICES[event]}: ${name}, ${title}`,
    text: [
      `The interview with ${name} for ${title} ${DEEDS[event]} ${when} (time in Bandung).`,
      `Where: ${venue}`,
      `E-mail: ${email}\nPhone: ${phone}\nLanguage: ${LANGUAGE_NAMES[language]}`,
      `Move, cancel or see it: ${url}`,
    ].join('\n\n'),
    replyTo: email,
    calendar:
      interviewCalendar(interview, { site, about: `${name}, ${title}`, language: DEFAULT_LANGUAGE, url }) ??
      null,
  }
}

/** The same after the applicant has deleted the application, so without personal data. */
export function deletedMail({ site, applicant, interview }: Omit<ToWrite, 'event' | 'link'>): MailValues {
  const title = titleIn(applicant, DEFAULT_LANGUAGE)
  const { startsAt, author } = interview
  const when = startsAt && whenIn(startsAt, interview, DEFAULT_LANGUAGE)
  const url = `${site.publicUrl}/admin/job-vacancies/applications/${applicant.vacancy.id}`
  return {
    recipient: author,
    subject: `Interview cancelled: ${title}`,
    text: `The applicant has deleted the application for ${title}, so the interview is cancelled. It was ${when} (time in Bandung).`,
    calendar: interviewCalendar(interview, { site, about: title, language: DEFAULT_LANGUAGE, url }) ?? null,
  }
}
