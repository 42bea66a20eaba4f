import { createTransport } from 'nodemailer'
import { methodOf } from '../../lib/calendar.ts'
import type { ApiSettings } from '../../settings.ts'
import type { DueMail } from './repository.ts'

/** A transport for mail. */
export interface Mailer {
  send(mail: DueMail): Promise<void>
  close(): void
}

/** Milliseconds, because the library's defaults are minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export const openTransport = (smtpUrl: string) => createTransport({ url: smtpUrl, ...TIMEOUTS })

/**
 * A mail sent twice, after a crash between sending and recording, keeps its id. All mails about an application refer to
 * one id, so that mail programs group them.
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
    ...(mail.calendar !== null && {
      icalEvent: { method: methodOf(mail.calendar), filename: 'calendar.ics', content: mail.calendar },
    }),
    date: mail.createdAt,
    messageId: `<${mail.id}@${host}>`,
    ...(thread && { inReplyTo: thread, references: thread }),
    // Suppresses out-of-office replies to automatic mail; authors of personal mail want to receive them.
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
