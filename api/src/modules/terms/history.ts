import { longDay } from '@arunika/text'
import type { Executor } from '../../db/database.ts'
import { type Recorded, recordBaseline } from '../revisions/repository.ts'
import type { TermRow, TermValues } from './repository.ts'

/** A term as stored in its revisions. */
export type TermSnapshot = TermValues

export const snapshotOf = ({ id: _, createdAt: _c, updatedAt: _u, ...values }: TermRow): TermSnapshot =>
  values

export const recordedTerm = (id: number, snapshot: TermSnapshot): Recorded => ({
  subject: 'term',
  subjectId: id,
  title: `${snapshot.class}, from ${longDay(snapshot.startsOn)}`,
  snapshot,
  files: [],
})

/** Call before the first change of a term in a transaction: sample terms have no revisions. */
export const recordBaselineOf = (executor: Executor, row: TermRow) =>
  recordBaseline(executor, { subject: 'term', subjectId: row.id }, async () => ({
    ...recordedTerm(row.id, snapshotOf(row)),
    updatedAt: row.updatedAt,
  }))
