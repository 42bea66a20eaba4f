import { CodedError } from '@anyam/server/errors'
import type { ListPage, MessageRow } from '@arunika/admin-contracts'
import { type ContactInput, type ContactMessage, contactMessage } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { createBudgets, textBytes } from '../../lib/budgets.ts'
import { claimKey, fingerprintOf, type StoredResponse } from '../../lib/idempotency.ts'
import { listOf, type Pieces, readIds } from '../../lib/whole-lists.ts'
import { type Actor, record } from '../audit/repository.ts'
import * as repository from './repository.ts'

const RESULT: StoredResponse = { message: 'Thank you! Your message has been sent.' }

const toMessage = ({ readAt, createdAt, ...row }: repository.MessageRow): ContactMessage => ({
  ...row,
  is_read: readAt ? 1 : 0,
  createdAt: createdAt.toISOString(),
})

export function createContactService(context: Context) {
  const { db, lists } = context
  const budgets = createBudgets(context)
  return {
    /** Stores the message; a repeat with the same key stores nothing more. */
    send: (
      input: ContactInput,
      { key, address, language }: { key: string | undefined; address: string; language: Language },
    ): Promise<StoredResponse> =>
      db.transaction(async (transaction) => {
        const send = key && { scope: 'contact', key, fingerprint: fingerprintOf(input) }
        const earlier = send && (await claimKey(transaction, send, RESULT))
        if (earlier) return earlier
        await repository.insertMessage(transaction, { ...input, language })
        await budgets.charge(transaction, address, textBytes(input))
        return RESULT
      }),

    async *list(): Pieces {
      const ids = await readIds(lists, repository.sortedMessageIds(lists))
      yield* listOf(
        ids,
        (some) => repository.listMessages(lists, some),
        (row) => JSON.stringify(z.encode(contactMessage, toMessage(row))),
      )
    },

    page: async (query: repository.MessageQuery): Promise<ListPage<MessageRow>> => {
      const { entries, ...page } = await repository.listMessagePage(db, query)
      return {
        ...page,
        entries: entries.map(({ id, name, email, subject, language, readAt, createdAt }) => ({
          id,
          name,
          email,
          subject,
          language,
          is_read: readAt ? 1 : 0,
          createdAt: createdAt.toISOString(),
        })),
      }
    },

    /** @throws CodedError message_not_found */
    async find(id: number): Promise<ContactMessage> {
      const row = await repository.findMessage(db, id)
      if (!row) throw new CodedError('message_not_found')
      return toMessage(row)
    },

    countUnread: () => repository.countUnread(db),

    markRead: (id: number, by: Actor) =>
      db.transaction(async (transaction) => {
        const message = await repository.lockMessage(transaction, id)
        if (!message) throw new CodedError('message_not_found')
        if (message.isRead) return
        await repository.markRead(transaction, id)
        await record(transaction, by, { action: 'opened', subject: 'message', subjectId: id })
      }),

    remove: (id: number, by: Actor) =>
      db.transaction(async (transaction) => {
        if (!(await repository.deleteMessage(transaction, id))) throw new CodedError('message_not_found')
        await record(transaction, by, { action: 'deleted', subject: 'message', subjectId: id })
      }),
  }
}

export type ContactService = ReturnType<typeof createContactService>
