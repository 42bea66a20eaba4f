import { JOB_TYPE_NAMES, type JobType, toSingleLine } from '@arunika/contracts'
import { APPLICATION_RETENTION, type Site } from '@arunika/contracts/site'
import type { ApiSettings } from '../../settings.ts'
import type { MailValues } from '../mail/repository.ts'

interface Received {
  applicationId: number
  reference: string
  /** The applicant's own, to the application's page. */
  link: string
  vacancy: { id: number; title: string; type: JobType }
  applicant: { name: string; email: string; phone: string }
}

/**
 * The mails to the applicant and to the company about a new application. The applicant's mail
 * quotes nothing of the form, because the address may be a stranger's.
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
  return [
    {
      applicationId,
      recipient: email,
      subject: `We have received your application: ${title}`,
      text: [
        'Hello,',
        `thank you for applying for ${title} (${type}) at ${site.name}. Your application and your documents have arrived.`,
        `Your reference code is ${reference}. Please name it whenever you write or call about your application.`,
        'We read every application ourselves and will get back to you.',
        `We keep your data for ${APPLICATION_RETENTION.months} months. How we treat it and how to have it deleted: ${publicUrl}/privacy`,
        `See how it stands, add a document, withdraw your application or delete it at once: ${received.link}`,
        'If it was not you who applied, please tell us by answering this mail.',
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
        `E-mail: ${email}\nPhone: ${phone}\nReference: ${reference}`,
        `Answers and documents: ${publicUrl}/admin/job-vacancies/applications/${vacancy.id}`,
      ].join('\n\n'),
      replyTo: email,
    },
  ]
}
