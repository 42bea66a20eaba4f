import type { MailState, WrittenMail } from '@arunika/admin-contracts'
import { INTERRUPTED, SENDING } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'

export const MAIL_VARIANTS = {
  planned: 'info',
  waiting: 'info',
  sent: 'good',
  failed: 'bad',
  cancelled: 'plain',
} as const

type Stated = Pick<WrittenMail, 'state' | 'sendAt'> &
  Partial<Pick<WrittenMail, 'sentAt'>> & { lastError?: string | null }

const STATES: Readonly<Record<MailState, (mail: Stated) => string>> = {
  planned: ({ sendAt }) => `Planned for ${longTime(sendAt)}`,
  waiting: ({ lastError }) => (lastError === SENDING ? 'Is being sent' : 'Waiting for the mail server'),
  sent: ({ sentAt }) => (sentAt ? `Sent ${longTime(sentAt)}` : 'Sent'),
  failed: ({ lastError }) => (lastError === INTERRUPTED ? 'May have arrived' : 'Not delivered'),
  cancelled: () => 'Cancelled',
}

export const mailStateText = (mail: Stated) => STATES[mail.state](mail)
