import { type AcademyClass, LANGUAGE_NAMES, type TrialInput, toSingleLine } from '@arunika/contracts'
import { inLanguage, type Language, type Site, TRIAL_RETENTION } from '@arunika/contracts/site'
import type { ApiSettings } from '../../settings.ts'
import type { MailValues } from '../mail/repository.ts'

type Booked = Pick<AcademyClass, 'name' | 'days'> & { url: string }

interface Confirmation {
  subject: string
  paragraphs: string[]
}

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

/**
 * Mails to the person who booked, in their language, and to the company. The first quotes nothing from the form,
 * because the address may be a stranger's.
 */
export function trialMails(
  { mailTo }: Pick<ApiSettings, 'mailTo'>,
  site: Site,
  { name: className, path, days }: Pick<AcademyClass, 'name' | 'path' | 'days'>,
  input: TrialInput,
  language: Language,
): MailValues[] {
  const { publicUrl } = site
  const url = publicUrl + inLanguage(path, language)
  const { subject, paragraphs } = CONFIRMATIONS[language]({ name: className, days, url }, site)
  const [name, phone, student] = [input.name, input.phone, input.student].map(toSingleLine)
  return [
    {
      recipient: input.email,
      subject,
      text: [
        ...paragraphs,
        `${site.academy}\n${site.address.street}, ${site.address.locality}\n${site.email}, ${site.phone.display}`,
      ].join('\n\n'),
      replyTo: mailTo,
    },
    {
      recipient: mailTo,
      subject: `New trial: ${className}`,
      text: [
        `${name} has booked a trial in ${className} for ${student}, aged ${input.age}.`,
        `E-mail: ${input.email}\nPhone: ${phone}\nLanguage: ${LANGUAGE_NAMES[language]}`,
        `All bookings: ${publicUrl}/admin/trials`,
      ].join('\n\n'),
      replyTo: input.email,
    },
  ]
}
