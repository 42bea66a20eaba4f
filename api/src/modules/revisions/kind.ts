import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/database.ts'

/** What the site as of a moment needs to know of a kind of entries. */
export interface PastKind<Facts> {
  table: PgTable
  /** Whether readers saw an entry at a moment, according to its last revision before it. */
  wasShown: (facts: Facts, at: Date) => boolean
  /** Entries as they are now, by number. */
  now: (
    executor: Executor,
    ids: number[],
  ) => Promise<(Facts & { id: number; title: string; createdAt: Date })[]>
}
