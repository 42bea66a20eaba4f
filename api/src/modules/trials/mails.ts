import { type AcademyClass, type TrialInput, toSingleLine } from '@arunika/contracts'
import { type Site, TRIAL_RETENTION } from '@arunika/contracts/site'
import type { ApiSettings } from '../../settings.ts'
import type { MailValues } from '../mail/repository.ts'

/**
 * The mails to the person who booked and to the company. The first quotes nothing of the form, because the address may
 * be a stranger's.
 */
export function trialMails(
  { mailTo }: Pick<ApiSettings, 'mailTo'>,
  site: Site,
  { name: className, path, days }: Pick<AcademyClass, 'name' | 'path' | 'days'>,
  input: TrialInput,
): MailValues[] {
  const { publicUrl } = site
  const [name, phone, student] = [input.name, input.phone, input.student].map(toSingleLine)
  return [
    {
      recipient: input.email,
      subject: `Your trial in ${className}`,
      text: [
        'Hello,',
        `thank you for booking a trial in ${className} at ${site.academy}. The class meets: ${days}.`,
        'It is not fixed yet: a teacher calls or writes within two working days, to agree on the day with you.',
        `The class: ${publicUrl}${path}`,
        `We keep the booking for ${TRIAL_RETENTION.months} months. To have it changed or deleted, please answer this mail; do the same if it was not you who booked.`,
        `${site.academy}\n${site.address.street}, ${site.address.locality}\n${site.email}, ${site.phone.display}`,
      ].join('\n\n'),
      replyTo: mailTo,
    },
    {
      recipient: mailTo,
      subject: `New trial: ${className}`,
      text: [
        `${name} has booked a trial in ${className} for ${student}, aged ${input.age}.`,
        `E-mail: ${input.email}\nPhone: ${phone}`,
        `All bookings: ${publicUrl}/admin/trials`,
      ].join('\n\n'),
      replyTo: input.email,
    },
  ]
}
