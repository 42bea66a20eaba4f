import { asc, count, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/database.ts'
import {
  articlePublications,
  articles,
  outgoingWebhooks,
  type PublicationEvent,
} from '../../db/schema/index.ts'
import { published } from '../articles/repository.ts'

/** Articles per transaction. */
const BATCH = 100

type Reported = typeof articlePublications.$inferSelect
export type Webhook = typeof outgoingWebhooks.$inferSelect

const nextOf = (column: typeof articles.publishAt | typeof articles.unpublishAt) =>
  sql`case when not ${articles.isDraft} and ${column} > now() then ${column} end`

const listCurrent = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({
      id: articles.id,
      title: articles.title,
      slug: articles.slug,
      version: sql<Date | null>`case when ${published} then ${articles.updatedAt} end`.mapWith(
        articles.updatedAt,
      ),
      next: sql<Date | null>`least(${nextOf(articles.publishAt)}, ${nextOf(articles.unpublishAt)})`.mapWith(
        articles.updatedAt,
      ),
    })
    .from(articles)
    .where(inArray(articles.id, [...ids]))

function eventOf(reported: Date | null, version: Date | null): PublicationEvent['event'] | undefined {
  if (reported === null) return version === null ? undefined : 'published'
  if (version === null) return 'unpublished'
  return reported.getTime() === version.getTime() ? undefined : 'changed'
}

/**
 * Compares articles that may have changed with what was told of them, and queues what is to be told.
 * @param hasReceiver false if there is no receiver
 * @returns true if there may be more
 */
export const checkPublications = (db: Database, publicUrl: string, hasReceiver: boolean): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const due: Reported[] = await transaction
      .select()
      .from(articlePublications)
      .where(lte(articlePublications.checkAt, sql`now()`))
      .orderBy(asc(articlePublications.checkAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return false
    const ids = due.map(({ articleId }) => articleId)
    const current = new Map((await listCurrent(transaction, ids)).map((row) => [row.id, row]))
    const at = new Date().toISOString()
    for (const { articleId: id, version: reported, ...last } of due) {
      const row = current.get(id)
      const { title, slug } = row ?? last
      const event = eventOf(reported, row?.version ?? null)
      if (event && hasReceiver) {
        const url = `${publicUrl}/articles/${id}${slug && `-${slug}`}`
        await transaction
          .insert(outgoingWebhooks)
          .values({ articleId: id, body: { event, id, slug, url, title, at } })
      }
      const isOf = eq(articlePublications.articleId, id)
      if (row)
        await transaction
          .update(articlePublications)
          .set({ title, slug, version: row.version, checkAt: row.next })
          .where(isOf)
      else await transaction.delete(articlePublications).where(isOf)
    }
    return due.length === BATCH
  })

/**
 * Claims the webhook that has been due longest, hiding it from other processes for longer than an attempt takes. Events
 * of one article stay in order.
 */
export async function claimWebhook(executor: Executor): Promise<Webhook | undefined> {
  const [row] = await executor
    .update(outgoingWebhooks)
    .set({ nextAttemptAt: sql`now() + interval '1 minute'`, attempts: sql`${outgoingWebhooks.attempts} + 1` })
    .where(
      eq(
        outgoingWebhooks.id,
        sql`(select id from ${outgoingWebhooks} w where next_attempt_at <= now() and not exists (
          select from ${outgoingWebhooks} earlier where earlier.article_id = w.article_id and earlier.no < w.no)
          order by next_attempt_at, no limit 1 for update skip locked)`,
      ),
    )
    .returning()
  return row
}

export const postponeWebhook = (executor: Executor, id: string, seconds: number, lastError: string) =>
  executor
    .update(outgoingWebhooks)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})`, lastError })
    .where(eq(outgoingWebhooks.id, id))

export const deleteWebhook = (executor: Executor, id: string) =>
  executor.delete(outgoingWebhooks).where(eq(outgoingWebhooks.id, id))

/** Number of waiting events, the age of the oldest in seconds, and why the first of them waits. */
export async function readQueue(
  executor: Executor,
): Promise<{ waiting: number; oldestSeconds: number; lastError: string | null }> {
  const [row] = await executor
    .select({
      waiting: count(),
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`,
      lastError: sql<
        string | null
      >`(array_agg(last_error order by no) filter (where last_error is not null))[1]`,
    })
    .from(outgoingWebhooks)
  return row ?? { waiting: 0, oldestSeconds: 0, lastError: null }
}
