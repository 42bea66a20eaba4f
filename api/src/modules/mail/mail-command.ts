import type { Database } from '../../db/database.ts'
import { listMails, sendAgain } from './repository.ts'

/** `pnpm admin` commands for the outbox. */
export const MAIL_COMMANDS = ['mails', 'send-again'] as const

/** @returns lines for people, without mail texts */
export async function runMailCommand(db: Database, command: (typeof MAIL_COMMANDS)[number]): Promise<string> {
  if (command === 'send-again') return `${await sendAgain(db)} mails are tried again.`
  const mails = await listMails(db)
  if (mails.length === 0) return 'The outbox is empty.'
  return mails
    .map(({ createdAt, recipient, subject, attempts, failedAt, lastError }) => {
      const state = failedAt
        ? `given up ${failedAt.toISOString()} (${lastError})`
        : `waiting, ${attempts} attempts`
      return `${createdAt.toISOString()}  ${recipient}  ${subject}  ${state}`
    })
    .join('\n')
}
