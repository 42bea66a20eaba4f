import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from './context.ts'
import type { Executor } from './db/database.ts'
import type { Leadership } from './db/leadership.ts'
import {
  accountLinks,
  applicationFiles,
  deletedApplications,
  idempotencyKeys,
  loginAttempts,
  passkeyChallenges,
  sessions,
} from './db/schema/index.ts'
import { readOlderDocuments } from './modules/applications/read-older.ts'
import { removeInBatches } from './modules/applications/removal.ts'
import { createArticleService } from './modules/articles/service.ts'
import { chainHead } from './modules/audit/verify.ts'
import { removeAbsent, removeBlank } from './modules/edits/repository.ts'
import { deleteImportsBefore } from './modules/imports/repository.ts'
import { readOlderPictures } from './modules/media/read-older.ts'
import { askForConsent } from './modules/my-data/ask.ts'
import { createTrashService } from './modules/trash/service.ts'
import { removeExpiredTrials } from './modules/trials/service.ts'
import { makeMissingTwins, originalOf } from './modules/uploads/avif-twins.ts'
import { isShown } from './modules/uploads/unused-pictures.ts'
import { closeDueVacancies } from './modules/vacancies/closing.ts'
import type { Area } from './storage/file-store.ts'

/** The actor in the audit log for automatic deletions. */
const RETENTION_RULE = { name: 'retention rule' }
const HOUR_MS = 3_600_000
/** A picture may be pasted long before its article is saved. No request takes an hour. */
const ORPHAN_AGE_MS: Record<Area, number> = { public: 24 * HOUR_MS, private: HOUR_MS }

/** Number of names looked up per query. */
const BATCH = 500

/** The originals among these stored files that no row references. */
async function unnamed(db: Executor, area: Area, names: readonly string[]): Promise<Set<string>> {
  const isNamed =
    area === 'private' ? sql`exists (select from ${applicationFiles} where path = stored.name)` : isShown
  const { rows } = await db.execute<{ name: string }>(
    sql`select stored.name from unnest(${sql.param(names)}::text[]) stored(name) where not ${isNamed}`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function removeUnnamed({ db, store }: Context, area: Area, names: readonly string[]) {
  const originals = await unnamed(db, area, [...new Set(names.map(originalOf))])
  const orphans = names.filter((name) => originals.has(originalOf(name)))
  await store.remove(area, orphans)
  return orphans.length
}

/** Removes files that no row references; a crash between file and row leaves some behind. */
export async function removeOrphans(context: Context, now = Date.now()): Promise<number> {
  let removed = 0
  for (const area of ['public', 'private'] as const) {
    let old: string[] = []
    for await (const { name, modifiedAt } of context.store.list(area)) {
      if (modifiedAt.getTime() < now - ORPHAN_AGE_MS[area]) old.push(name)
      if (old.length < BATCH) continue
      removed += await removeUnnamed(context, area, old)
      old = []
    }
    if (old.length > 0) removed += await removeUnnamed(context, area, old)
  }
  await context.store.removeOldTempFiles()
  return removed
}

/** Deletes applications and their documents after the retention period, or after the time that applicants agreed to. */
export async function removeExpiredApplications({ db, store, settings }: Context, now = Date.now()) {
  const days = settings.applicationRetentionDays
  if (days === 0) return 0
  const before = new Date(now - days * 24 * HOUR_MS)
  return removeInBatches({ db, store }, { before, now: new Date(now) }, RETENTION_RULE)
}

async function removeStaleRows({ db }: Context) {
  await db.delete(loginAttempts).where(lt(loginAttempts.expiresAt, sql`now()`))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`))
  await removeAbsent(db)
  await removeBlank(db)
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now()`))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
  await db.delete(sessions).where(lt(sessions.createdAt, sql`now() - interval '31 days'`))
  await deleteImportsBefore(db, sql`now() - interval '90 days'`)
  // No backup is older than a year.
  await db
    .delete(deletedApplications)
    .where(lt(deletedApplications.deletedAt, sql`now() - interval '400 days'`))
}

async function tidyUp(context: Context, log: FastifyBaseLogger) {
  await removeStaleRows(context)
  await createArticleService(context).withdrawOver()
  const consents = await askForConsent(context)
  const applications = await removeExpiredApplications(context)
  const trash = await createTrashService(context).empty()
  const trials = await removeExpiredTrials(context)
  await closeDueVacancies(context)
  const files = await removeOrphans(context)
  await readOlderPictures(context)
  await readOlderDocuments(context)
  void makeMissingTwins(context.store).catch((error: unknown) => log.warn({ err: error }, 'no twins'))
  // Also in the process log, which database writers cannot change.
  const head = await chainHead(context.db)
  if (head) log.info(head, 'audit log')
  if (consents + applications + trash + trials + files > 0)
    log.info({ consents, applications, trash, trials, files }, 'tidied up')
}

/** Cleans up in one process only: when it becomes the leader, and every hour while it leads. */
export function startHousekeeping(
  context: Context,
  { isLeader, whenLeading }: Pick<Leadership, 'isLeader' | 'whenLeading'>,
  log: FastifyBaseLogger,
) {
  let running = Promise.resolve()
  function tidy() {
    // Partial uploads are on each machine's own disk.
    const work = () => (isLeader() ? tidyUp(context, log) : context.store.removeOldTempFiles())
    running = running.then(work).catch((error: unknown) => log.warn({ err: error }, 'tidying up failed'))
  }
  if (!isLeader()) tidy()
  whenLeading(tidy)
  const timer = setInterval(tidy, HOUR_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
