import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/database.ts'

/** Reconstructs past states for one kind of entry. */
export interface PastKind<Facts> {
  table: PgTable
  /** True if readers could see the entry at that moment, according to its last earlier revision. */
  wasShown: (facts: Facts, at: Date) => boolean
  /** Current entries by id. */
  now: (
    executor: Executor,
    ids: number[],
  ) => Promise<(Facts & { id: number; title: string; createdAt: Date })[]>
}
