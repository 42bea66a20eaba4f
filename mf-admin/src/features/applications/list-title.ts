import { type AdminVacancy, JOB_TYPE_NAMES } from '@arunika/contracts'

/** @param vacancy undefined while loading */
export const listTitle = (vacancy: Pick<AdminVacancy, 'type' | 'title'> | undefined) =>
  vacancy ? `Application List for ${JOB_TYPE_NAMES[vacancy.type]}: ${vacancy.title}` : 'Application List'
