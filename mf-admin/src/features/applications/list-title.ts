import type { AdminVacancy } from '@arunika/shared/contracts'
import { JOB_TYPES } from '../../kit/job-words.ts'

/** @param vacancy undefined while it is being loaded */
export const listTitle = (vacancy: Pick<AdminVacancy, 'type' | 'title'> | undefined) =>
  vacancy ? `Application List for ${JOB_TYPES[vacancy.type]}: ${vacancy.title}` : 'Application List'
