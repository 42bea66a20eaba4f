import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { countTry } from '../../lib/attempts.ts'
import { keyedHash } from '../../lib/secrets.ts'
import type { MailValues } from './repository.ts'

const HOUR = 3_600
/** Mails per hour to an address entered into a form, those that people write to it included. */
const PER_RECIPIENT = 5
/** Notices in an hour to the company itself. */
const TO_COMPANY = 60

/** `dewi+news@example.com` and `Dewi@example.com` are read by the same person. */
function mailboxOf(recipient: string): string {
  const [name = '', host = ''] = recipient.toLowerCase().split(/@(?=[^@]*$)/)
  return `${name.split('+')[0]}@${host}`
}

/** Leaves out what would be too many mails for its recipient in this hour; the count is by keyed hash. */
export function createMailLimit({ secrets, settings }: Pick<Context, 'secrets' | 'settings'>) {
  const company = mailboxOf(settings.mailTo)

  async function limited(transaction: Executor, mail: MailValues): Promise<MailValues[]> {
    const mailbox = mailboxOf(mail.recipient)
    const isNotice = mail.recipient === settings.mailTo
    // A stranger who types the company's address does not use up its notices.
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
