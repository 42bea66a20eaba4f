import { createTransport } from 'nodemailer'
import type { ApiSettings } from '../../settings.ts'
import type { DueMail } from './repository.ts'

/** A way for mail to leave. */
export interface Mailer {
  send(mail: DueMail): Promise<void>
  close(): void
}

/** Milliseconds. The library would wait for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export const openTransport = (smtpUrl: string) => createTransport({ url: smtpUrl, ...TIMEOUTS })

/**
 * A mail that is sent twice, after a crash between sending and recording it, has the same id. All mails about an
 * application refer to one id, by which mail programs show them together.
 */
function messageOf(mail: DueMail, { mailFrom }: ApiSettings) {
  const host = mailFrom.replace(/^.*@|>.*$/g, '')
  const thread = mail.reference === null ? undefined : `<${mail.reference}@${host}>`
  return {
    from: mailFrom,
    to: mail.recipient,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    date: mail.createdAt,
    messageId: `<${mail.id}@${host}>`,
    ...(thread && { inReplyTo: thread, references: thread }),
    // Prevents out-of-office replies, of which people who wrote a mail want to know.
    ...(mail.applicationMailId === null && { headers: { 'Auto-Submitted': 'auto-generated' } }),
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
