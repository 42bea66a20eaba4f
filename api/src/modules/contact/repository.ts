import type { ListQuery } from '@arunika/admin-contracts'
import type { ContactInput } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { contactMessages, messageWordsSearched } from '../../db/schema/index.ts'
import { keyset } from '../../lib/keyset.ts'
import { countsOf, countUpTo, findRows, holdsWords } from '../../lib/searching.ts'
import { hasIdOf } from '../../lib/whole-lists.ts'

export type MessageRow = typeof contactMessages.$inferSelect

export const insertMessage = (executor: Executor, values: ContactInput & { language: Language }) =>
  executor.insert(contactMessages).values(values)

/** Ids of all messages, the newest first. */
export const sortedMessageIds = (executor: Executor) =>
  executor
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))

export const listMessages = (executor: Executor, ids: readonly number[]) =>
  executor.select().from(contactMessages).where(hasIdOf(contactMessages.id, ids))

const { id, name, email, subject, language, readAt, createdAt } = contactMessages
const sorts = {
  keys: {
    subject: { by: sql`lower(${subject})`, type: 'text' },
    name: { by: sql`lower(${name})`, type: 'text' },
    email: { by: sql`lower(${email})`, type: 'text' },
    received: { by: createdAt, type: 'timestamptz' },
  },
  byDefault: '-received',
  id,
} as const

export interface MessageQuery extends ListQuery {
  read?: 'no' | 'yes' | undefined
}

/** One page of the messages, without their texts. */
export async function listMessagePage(executor: Executor, query: MessageQuery) {
  const { q, read } = query
  const words = await findRows(executor, id, holdsWords(messageWordsSearched, q))
  const matching = and(words.matching, read && (read === 'no' ? isNull(readAt) : isNotNull(readAt)))
  const { cursor, from, orderBy, limit, offset, paged } = keyset(sorts, query, words.first)
  const rows = await executor
    .select({ id, name, email, subject, language, readAt, createdAt, cursor })
    .from(contactMessages)
    .where(and(matching, from))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [found, total] = await Promise.all([
    countUpTo(executor, contactMessages, matching),
    countUpTo(executor, contactMessages, undefined),
  ])
  return { ...paged(rows), ...countsOf(found, total) }
}

export async function findMessage(executor: Executor, messageId: number): Promise<MessageRow | undefined> {
  const [row] = await executor.select().from(contactMessages).where(eq(id, messageId))
  return row
}

/** Counts up to `MAX_COUNTED`. */
export const countUnread = async (executor: Executor): Promise<number> =>
  (await countUpTo(executor, contactMessages, isNull(readAt))).count

/** True if the message was already read; undefined if it does not exist. */
export async function lockMessage(
  executor: Executor,
  messageId: number,
): Promise<{ isRead: boolean } | undefined> {
  const [row] = await executor
    .select({ readAt: contactMessages.readAt })
    .from(contactMessages)
    .where(eq(contactMessages.id, messageId))
    .for('update')
  return row && { isRead: row.readAt !== null }
}

export const markRead = (executor: Executor, messageId: number) =>
  executor.update(contactMessages).set({ readAt: sql`now()` }).where(eq(contactMessages.id, messageId))

/** False if the message does not exist. */
export async function deleteMessage(executor: Executor, messageId: number): Promise<boolean> {
  const rows = await executor
    .delete(contactMessages)
    .where(eq(contactMessages.id, messageId))
    .returning({ id: contactMessages.id })
  return rows.length > 0
}
