import type { ContactInput } from '@arunika/shared/contracts'
import { count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { contactMessages } from '../../db/schema.ts'

export type MessageRow = typeof contactMessages.$inferSelect

export const insertMessage = (executor: Executor, values: ContactInput) =>
  executor.insert(contactMessages).values(values)

export const listMessages = (executor: Executor) =>
  executor.select().from(contactMessages).orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))

export async function countUnread(executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(contactMessages)
    .where(isNull(contactMessages.readAt))
  return row?.count ?? 0
}

/** Whether it had been read before; undefined when there is no such message. */
export async function lockMessage(executor: Executor, id: number): Promise<{ isRead: boolean } | undefined> {
  const [row] = await executor
    .select({ readAt: contactMessages.readAt })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update')
  return row && { isRead: row.readAt !== null }
}

export const markRead = (executor: Executor, id: number) =>
  executor.update(contactMessages).set({ readAt: sql`now()` }).where(eq(contactMessages.id, id))

/** False when there is no such message. */
export async function deleteMessage(executor: Executor, id: number): Promise<boolean> {
  const rows = await executor
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id })
  return rows.length > 0
}
