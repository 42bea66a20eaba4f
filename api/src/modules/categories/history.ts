import type { Executor } from '../../db/database.ts'
import { type Recorded, recordBaseline } from '../revisions/repository.ts'

/** A category as its revisions have it. */
export interface CategorySnapshot {
  name: string
  /** Numbers of the articles that were in it when it was deleted. */
  articles?: number[]
}

interface NamedCategory extends CategorySnapshot {
  id: number
}

export const recordedCategory = ({ id, name, articles }: NamedCategory): Recorded => ({
  subject: 'category',
  subjectId: id,
  title: name,
  snapshot: { name, ...(articles && { articles }) } satisfies CategorySnapshot,
  files: [],
})

/** Call before the first change of a category in a transaction. */
export const recordBaselineOf = (executor: Executor, row: NamedCategory & { updatedAt: Date }) =>
  recordBaseline(executor, { subject: 'category', subjectId: row.id }, async () => ({
    ...recordedCategory(row),
    updatedAt: row.updatedAt,
  }))
