import { JOB_TYPE_NAMES, type JobType, LANGUAGE_NAMES, toSingleLine } from '@arunika/contracts'
import { APPLICATION_RETENTION, inLanguage, type Language, type Site } from '@arunika/contracts/site'
import type { ApiSettings } from '../../settings.ts'
import type { MailValues } from '../mail/repository.ts'

interface Received {
  applicationId: number
  reference: string
  /** The applicant's private link to the application's page. */
  link: string
  vacancy: { id: number; title: string; type: JobType }
  /** Title of the vacancy as the applicant read it. */
  title: string
  /** The applicant's language. */
  language: Language
  applicant: { name: string; email: string; phone: string }
}

interface Acknowledgement {
  subject: string
  paragraphs: string[]
}

const ACKNOWLEDGEMENTS: Record<Language, (received: Received, site: Site) => Acknowledgement> = {
  en: ({ title, vacancy, reference, link }, { name, publicUrl }) => ({
    subject: `We have received your application: ${title}`,
    paragraphs: [
      'Hello,',
      `thank you for applying for ${title} (${JOB_TYPE_NAMES[vacancy.type]}) at ${name}. Your application and your documents have arrived.`,
      `Your reference code is ${reference}. Please name it whenever you write or call about your application.`,
      'We read every application ourselves and will get back to you.',
      `We keep your data for ${APPLICATION_RETENTION.months} months. How we treat it and how to have it deleted: ${publicUrl}/privacy`,
      `See how it stands, add a document, withdraw your application or delete it at once: ${link}`,
      'If it was not you who applied, please tell us by answering this mail.',
    ],
  }),
  id: ({ title, vacancy, reference, link, language }, { name, publicUrl }) => ({
    subject: `Lamaran Anda sudah kami terima: ${title}`,
    paragraphs: [
      'Halo,',
      `terima kasih sudah melamar posisi ${title} (${JOB_TYPES_IN_INDONESIAN[vacancy.type]}) di ${name}. Lamaran dan dokumen Anda sudah kami terima.`,
      `Kode referensi Anda ${reference}. Mohon sebutkan kode ini setiap kali Anda menghubungi kami tentang lamaran Anda.`,
      'Setiap lamaran kami baca sendiri, dan kami akan menghubungi Anda.',
      `Data Anda kami simpan selama ${APPLICATION_RETENTION.months} bulan. Cara kami menjaganya dan cara menghapusnya: ${publicUrl}${inLanguage('/privacy', language)}`,
      `Lihat perkembangannya, tambahkan dokumen, tarik kembali lamaran Anda, atau langsung hapus: ${link}`,
      'Jika bukan Anda yang melamar, mohon beri tahu kami dengan membalas email ini.',
    ],
  }),
}

const JOB_TYPES_IN_INDONESIAN: Record<JobType, string> = { internship: 'Magang', fulltime: 'Penuh Waktu' }

/**
 * Mails about a new application, to the applicant in their language and to the company. The applicant's mail quotes
 * nothing from the form, because the address may be a stranger's.
 */
export function applicationMails(
  { mailTo }: Pick<ApiSettings, 'mailTo'>,
  site: Site,
  received: Received,
): MailValues[] {
  const { applicationId, reference } = received
  const title = toSingleLine(received.vacancy.title)
  const { vacancy } = received
  const { email } = received.applicant
  const [name, phone] = [received.applicant.name, received.applicant.phone].map(toSingleLine)
  const { publicUrl } = site
  const type = JOB_TYPE_NAMES[vacancy.type]
  const { subject, paragraphs } = ACKNOWLEDGEMENTS[received.language](
    { ...received, title: toSingleLine(received.title) },
    site,
  )
  return [
    {
      applicationId,
      recipient: email,
      subject,
      text: [
        ...paragraphs,
        `${site.name}\n${site.address.street}, ${site.address.locality}\n${site.email}, ${site.phone.display}`,
      ].join('\n\n'),
      replyTo: mailTo,
    },
    {
      applicationId,
      recipient: mailTo,
      subject: `New application ${reference}: ${title}`,
      text: [
        `${name} has applied for ${title} (${type}).`,
        `E-mail: ${email}\nPhone: ${phone}\nReference: ${reference}\nLanguage: ${LANGUAGE_NAMES[received.language]}`,
        `Answers and documents: ${publicUrl}/admin/job-vacancies/applications/${vacancy.id}`,
      ].join('\n\n'),
      replyTo: email,
    },
  ]
}
