import { INTERRUPTED } from '@arunika/admin-contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { claimDueMail, type DueMail, giveUpMail, postponeMail, recordSent } from './repository.ts'

const POLL_EVERY_MS = 2_000
const STOP_DEADLINE_MS = 3_000
const FIRST_PAUSE_S = 15
const LONGEST_PAUSE_S = 3_600
/** About a week of retries. */
const MAX_ATTEMPTS = 170

/** Seconds to wait after this number of failed attempts. */
export const pauseAfter = (attempts: number) =>
  Math.min(FIRST_PAUSE_S * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_S)

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
  let stopped = false

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

  async function sendDue() {
    try {
      while (!stopped) {
        const mail = await claimDueMail(db)
        if (!mail || !(await deliver(mail))) return
      }
    } catch (error) {
      log.warn({ err: error }, 'looking for mail failed')
    }
  }

  let running: Promise<void> | undefined
  function poll() {
    running ??= sendDue().finally(() => {
      running = undefined
    })
  }
  poll()
  const timer = setInterval(poll, POLL_EVERY_MS)
  timer.unref()
  return {
    /** Aborts a slow send; its mail is retried after the next start. */
    async stop() {
      stopped = true
      clearInterval(timer)
      const late = new Promise((resolve) => setTimeout(resolve, STOP_DEADLINE_MS).unref())
      await Promise.race([running, late])
      mailer.close()
    },
  }
}
