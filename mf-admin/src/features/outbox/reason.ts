import { INTERRUPTED, type OutboxMail, SENDING } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'

/** Common error codes in words; operators of the mail server need the code itself. */
const CAUSES: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server refuses the login',
  ECONNECTION: 'the mail server cannot be reached',
  EDNS: 'the mail server cannot be found',
  EENVELOPE: 'the mail server refuses the recipient or the sender',
  EMESSAGE: 'the mail server refuses the message',
  ESOCKET: 'the mail server cannot be reached',
  [INTERRUPTED]:
    'the server stopped while it was sending it, so it may have arrived; take it back in Announcements',
  ETIMEDOUT: 'the mail server does not answer',
  ETLS: 'the connection to the mail server cannot be encrypted',
}

function causeOf(lastError: string): string {
  const cause = CAUSES[lastError.split(' ')[0] ?? '']
  return cause ? `${cause} (${lastError})` : lastError
}

/** Why a mail is still in the outbox. */
export function reasonOf(mail: OutboxMail, hasServer: boolean): string {
  const { failedAt, attempts, nextAttemptAt, lastError } = mail
  const because = lastError === null ? '' : `: ${causeOf(lastError)}`
  if (failedAt !== null) return `Given up on ${longTime(failedAt)}${because}.`
  if (!hasServer) return 'Waits for a mail server.'
  if (attempts === 0 || lastError === null || lastError === SENDING) return 'Is sent in a moment.'
  const tries = attempts === 1 ? 'once' : `${attempts} times`
  return `Tried ${tries}${because}. Next attempt on ${longTime(nextAttemptAt)}.`
}
