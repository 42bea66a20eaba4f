import { createTransport } from 'nodemailer'
import type { ApiSettings } from '../../settings.ts'
import type { MailRow } from './repository.ts'

/** A way for mail to leave. */
export interface Mailer {
  send(mail: MailRow): Promise<void>
  close(): void
}

/** Milliseconds. The library would wait for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export const openTransport = (smtpUrl: string) => createTransport({ url: smtpUrl, ...TIMEOUTS })

/** A mail that is sent twice, after a crash between sending and recording it, has the same id. */
function messageOf(mail: MailRow, { mailFrom }: ApiSettings) {
  return {
    from: mailFrom,
    to: mail.recipient,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    date: mail.createdAt,
    messageId: `<${mail.id}@${mailFrom.replace(/^.*@|>.*$/g, '')}>`,
    // Prevents out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export function createMailer(smtpUrl: string, settings: ApiSettings): Mailer {
  const transport = openTransport(smtpUrl)
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, settings))
    },
    close: () => transport.close(),
  }
}
