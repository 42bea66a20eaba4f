import { INTERRUPTED } from '@arunika/admin-contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { pauseAfter, startQueueWorker } from '../../lib/queue-worker.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { claimDueMail, type DueMail, giveUpMail, postponeMail, recordSent } from './repository.ts'

/** About a week of retries. */
const MAX_ATTEMPTS = 170

/** True if the mail server permanently rejects this particular mail, which excludes a failed login. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  const response: unknown = Reflect.get(error, 'responseCode')
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof response === 'number' && response >= 500
}

/** The error code for log and outbox; the server's own message may quote the recipient. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const words = ['code', 'responseCode'].map((name) => Reflect.get(error, name)).filter(Boolean)
  return words.join(' ') || error.name
}

/** Sends queued mail now and as it arrives; without a mail server the mail stays queued. */
export function startMailWorker({ db, settings }: Context, log: FastifyBaseLogger) {
  if (settings.smtpUrl === undefined) {
    log.warn('SMTP_URL is not set: mail waits in the outbox')
    return { stop: async () => {} }
  }
  return runWorker(db, createMailer(settings.smtpUrl, settings), log)
}

function runWorker(db: Database, mailer: Mailer, log: FastifyBaseLogger) {
  /** @returns false if the next mail would also fail */
  async function deliver(mail: DueMail): Promise<boolean> {
    const known = { mail: mail.id, attempts: mail.attempts }
    if (mail.mayBeSent) {
      log.warn(
        known,
        'mail given up: it announces a decision and may have been sent by a process that was killed',
      )
      await giveUpMail(db, mail.id, INTERRUPTED)
      return true
    }
    try {
      await mailer.send(mail)
    } catch (error) {
      const isLost = isRefused(error) || mail.attempts >= MAX_ATTEMPTS
      const code = describe(error)
      log.warn({ ...known, code }, isLost ? 'mail given up: it stays in the outbox' : 'mail not sent yet')
      if (isLost) await giveUpMail(db, mail.id, code)
      else await postponeMail(db, mail.id, pauseAfter(mail.attempts), code)
      return isLost
    }
    await recordSent(db, mail)
    return true
  }

  const worker = startQueueWorker(
    async () => {
      const mail = await claimDueMail(db)
      return mail !== undefined && deliver(mail)
    },
    'mail',
    log,
  )
  return {
    /** Aborts a slow send; its mail is retried after the next start. */
    async stop() {
      await worker.stop()
      mailer.close()
    },
  }
}
