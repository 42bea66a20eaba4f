import type { RecordChange, ReleaseRecords } from '@anyam/protocol'
import { CodedError } from '@anyam/server/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { registryRecords } from '../../db/schema/index.ts'

/** All records of the release registry. */
export async function listRecords(executor: Executor): Promise<ReleaseRecords> {
  const rows = await executor.select().from(registryRecords).orderBy(registryRecords.name)
  return rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }))
}

/** @throws CodedError record_changed if another version than the expected one is stored */
export async function writeRecord(
  executor: Executor,
  { name, body, basedOn, changedBy }: RecordChange,
): Promise<void> {
  const next = { body, changedBy, version: basedOn + 1 }
  const written =
    basedOn === 0
      ? await executor
          .insert(registryRecords)
          .values({ name, ...next })
          .onConflictDoNothing()
          .returning({ name: registryRecords.name })
      : await executor
          .update(registryRecords)
          .set({ ...next, changedAt: sql`now()` })
          .where(and(eq(registryRecords.name, name), eq(registryRecords.version, basedOn)))
          .returning({ name: registryRecords.name })
  if (written.length === 0) throw new CodedError('record_changed')
}
