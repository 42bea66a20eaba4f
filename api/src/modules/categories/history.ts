import type { CategoryTranslation } from '@arunika/admin-contracts'
import type { Executor } from '../../db/database.ts'
import type { Translations } from '../../lib/translations.ts'
import { type Recorded, recordBaseline } from '../revisions/repository.ts'

export interface CategoryNames {
  name: string
  /** Missing if unknown: the form has no such fields, or the revision is older than translations. */
  translations?: Translations<CategoryTranslation>
}

/** A category as stored in its revisions. */
export interface CategorySnapshot extends CategoryNames {
  /** Ids of its articles when it was deleted. */
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
