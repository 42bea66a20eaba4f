import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { countTry } from '../../lib/attempts.ts'
import { keyedHash } from '../../lib/secrets.ts'
import type { MailValues } from './repository.ts'

const HOUR = 3_600
/** Mails per hour to an address entered into a form, including those written by people. */
const PER_RECIPIENT = 5
/** Notices per hour to the company. */
const TO_COMPANY = 60
/**
 * Security mails per hour and mailbox. Each kind has a separate budget, because strangers can trigger the first two and
 * must not exhaust the warnings.
 */
const SECURITY = {
  'password reset': 5,
  'logins stopped': 5,
  invitation: 20,
  alert: 60,
  'test mail': 5,
} as const
export type SecurityMail = keyof typeof SECURITY

/** `dewi+news@example.com` and `Dewi@example.com` belong to the same mailbox. */
function mailboxOf(recipient: string): string {
  const [name = '', host = ''] = recipient.toLowerCase().split(/@(?=[^@]*$)/)
  return `${name.split('+')[0]}@${host}`
}

/** Counts a security mail. @returns false if it exceeds this hour's limit */
export function createSecurityMailLimit({ secrets }: Pick<Context, 'secrets'>) {
  return async (transaction: Executor, kind: SecurityMail, recipient: string): Promise<boolean> => {
    const key = `${kind}:${keyedHash(secrets.lookup, mailboxOf(recipient))}`
    return (await countTry(transaction, key, HOUR)).count <= SECURITY[kind]
  }
}

/** Drops mails beyond their recipient's hourly limit; counts use a keyed hash. */
export function createMailLimit({ secrets, settings }: Pick<Context, 'secrets' | 'settings'>) {
  const company = mailboxOf(settings.mailTo)

  async function limited(transaction: Executor, mail: MailValues): Promise<MailValues[]> {
    const mailbox = mailboxOf(mail.recipient)
    const isNotice = mail.recipient === settings.mailTo
    // A stranger who enters the company's address must not exhaust its notices.
    const key = `${isNotice ? 'notice' : 'mail'}:${keyedHash(secrets.lookup, isNotice ? company : mailbox)}`
    const most = isNotice ? TO_COMPANY : PER_RECIPIENT
    const { count } = await countTry(transaction, key, HOUR)
    if (count > most) return []
    if (!isNotice || count < most) return [mail]
    const more =
      'Many applications are arriving. The next notice comes in an hour; the back-office lists all.'
    return [{ ...mail, text: `${mail.text}\n\n${more}` }]
  }

  return async (transaction: Executor, mails: readonly MailValues[]): Promise<MailValues[]> => {
    const sent: MailValues[] = []
    for (const mail of mails) sent.push(...(await limited(transaction, mail)))
    return sent
  }
}
