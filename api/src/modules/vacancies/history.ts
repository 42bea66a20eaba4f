import type { Executor } from '../../db/database.ts'
import type { Actor, Deed } from '../audit/repository.ts'
import { type Recorded, recordBaseline, recordSave } from '../revisions/repository.ts'
import { pastedPictures } from '../uploads/pasted-pictures.ts'
import * as repository from './repository.ts'

type Contents = Omit<repository.VacancyRow, 'id' | 'createdAt' | 'updatedAt' | 'deletedAt'>

/** Fields present in every snapshot. */
type FirstContents = Pick<Contents, 'title' | 'type' | 'location' | 'status' | 'description' | 'requirement'>

/** Defaults for fields that older snapshots lack. */
const LATER: Omit<Contents, keyof FirstContents> = {
  translations: {},
  closesOn: null,
  salaryMin: null,
  salaryMax: null,
}

/** A vacancy as stored in its revisions. */
export type VacancySnapshot = FirstContents & Partial<typeof LATER>

/** All contents of a revision. */
export const contentsOf = (snapshot: VacancySnapshot): Contents => ({ ...LATER, ...snapshot })

export function recordedVacancy(row: repository.VacancyRow): Recorded {
  const { id, createdAt: _, updatedAt: __, deletedAt: ___, ...snapshot } = row
  const { title, translations } = snapshot
  const texts = [snapshot, ...Object.values(translations)]
  const files = pastedPictures(
    texts.map(({ description, requirement }) => description + requirement).join(''),
  )
  return { subject: 'job vacancy', subjectId: id, title, snapshot, files } satisfies Recorded & {
    snapshot: VacancySnapshot
  }
}

/** Call before the first change of a vacancy in a transaction. */
export const recordVacancyBaseline = (executor: Executor, row: repository.VacancyRow) =>
  recordBaseline(executor, { subject: 'job vacancy', subjectId: row.id }, async () => ({
    ...recordedVacancy(row),
    updatedAt: row.updatedAt,
  }))

/** Call after the last change of a vacancy in a transaction. */
export async function recordVacancy(executor: Executor, by: Actor, action: Deed['action'], id: number) {
  const row = await repository.findVacancy(executor, id)
  if (row) await recordSave(executor, by, action, recordedVacancy(row))
}
