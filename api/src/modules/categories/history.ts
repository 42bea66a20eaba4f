import type { CategoryTranslation } from '@arunika/admin-contracts'
import type { Executor } from '../../db/database.ts'
import type { Translations } from '../../lib/translations.ts'
import { type Recorded, recordBaseline } from '../revisions/repository.ts'

export interface CategoryNames {
  name: string
  /** Missing where they are not known: from a form without such fields, or a revision from before there were any. */
  translations?: Translations<CategoryTranslation>
}

/** A category as its revisions have it. */
export interface CategorySnapshot extends CategoryNames {
  /** Numbers of the articles that were in it when it was deleted. */
  articles?: number[]
}

interface NamedCategory extends CategorySnapshot {
  id: number
}

export const recordedCategory = ({ id, name, translations, articles }: NamedCategory): Recorded => ({
  subject: 'category',
  subjectId: id,
  title: name,
  snapshot: {
    name,
    ...(translations && { translations }),
    ...(articles && { articles }),
  } satisfies CategorySnapshot,
  files: [],
})

/** Call before the first change of a category in a transaction. */
export const recordBaselineOf = (executor: Executor, row: NamedCategory & { updatedAt: Date }) =>
  recordBaseline(executor, { subject: 'category', subjectId: row.id }, async () => ({
    ...recordedCategory(row),
    updatedAt: row.updatedAt,
  }))
