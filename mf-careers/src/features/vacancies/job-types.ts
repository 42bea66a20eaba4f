import type { JobType, Vacancy } from '@arunika/contracts'

/** In the order in which the dropdown offers them; the first one is chosen at the start. */
export const JOB_TYPES: readonly JobType[] = ['internship', 'fulltime']

/** In the order of their cards. */
export const JOB_CARDS: readonly JobType[] = ['fulltime', 'internship']

/** Type of job in an address (`?type=fulltime`); internships by default. */
export const jobTypeOf = (search: URLSearchParams): JobType =>
  JOB_TYPES.find((type) => type === search.get('type')) ?? 'internship'

export const ofType = <Item extends Pick<Vacancy, 'type'>>(
  vacancies: readonly Item[],
  type: JobType,
): Item[] => vacancies.filter((vacancy) => vacancy.type === type)
