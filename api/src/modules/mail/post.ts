import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type ApiSettings, mailFolder } from '../../settings.ts'
import type { MailRow } from './repository.ts'

/** A way for mail to leave. */
export interface Post {
  send(mail: MailRow): Promise<void>
  close(): void
}

/** Milliseconds. The library would wait for minutes. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The same mail sent twice, after a crash between sending and noting it, bears the same id. */
function messageOf(mail: MailRow, { mailFrom }: ApiSettings) {
  return {
    from: mailFrom,
    to: mail.recipient,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    date: mail.createdAt,
    messageId: `<${mail.id}@${mailFrom.replace(/^.*@|>.*$/g, '')}>`,
    // Keeps other people's absence notes from answering a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function smtpPost(url: string, settings: ApiSettings): Post {
  const transport = createTransport({ url, ...PATIENCE })
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, settings))
    },
    close: () => transport.close(),
  }
}

/** Without a mail server mail becomes files that any mail program opens. */
function folderPost(settings: ApiSettings): Post {
  const folder = mailFolder(settings.dataDir)
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, settings))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${mail.applicationId}-${mail.id}.eml`)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => {},
  }
}

export const createPost = (settings: ApiSettings): Post =>
  settings.smtpUrl === undefined ? folderPost(settings) : smtpPost(settings.smtpUrl, settings)
