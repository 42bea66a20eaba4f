import type { JobType, Vacancy } from '@arunika/contracts'

/** In dropdown order; the first is selected initially. */
export const JOB_TYPES: readonly JobType[] = ['internship', 'fulltime']

/** In card order. */
export const JOB_CARDS: readonly JobType[] = ['fulltime', 'internship']

/** Job type from an address (`?type=fulltime`); internships by default. */
export const jobTypeOf = (search: URLSearchParams): JobType =>
  JOB_TYPES.find((type) => type === search.get('type')) ?? 'internship'

export const ofType = <Item extends Pick<Vacancy, 'type'>>(
  vacancies: readonly Item[],
  type: JobType,
): Item[] => vacancies.filter((vacancy) => vacancy.type === type)
