import type { ContactInput } from '@arunika/shared/contracts'
import type { Context } from '../../context.ts'
import { type Answer, claimKey, fingerprintOf } from '../../lib/idempotency.ts'
import { insertContactMessage } from './repository.ts'

const ANSWER: Answer = { message: 'Thank you! Your message has been sent.' }

export function createContactService({ db }: Context) {
  return {
    /** Stores the message; a send repeated with the same key stores nothing more. */
    send: (input: ContactInput, key: string | undefined): Promise<Answer> =>
      db.transaction(async (transaction) => {
        const send = key && { scope: 'contact', key, fingerprint: fingerprintOf(input) }
        const earlier = send && (await claimKey(transaction, send, ANSWER))
        if (earlier) return earlier
        await insertContactMessage(transaction, input)
        return ANSWER
      }),
  }
}

export type ContactService = ReturnType<typeof createContactService>
