import { JOB_TYPE_NAMES, type JobType, type Vacancy } from '@arunika/contracts'

/** In the order in which the dropdown offers them; the first one is chosen at the start. */
export const JOB_TYPES: readonly JobType[] = ['internship', 'fulltime']

export const jobTypeName = (type: JobType) => JOB_TYPE_NAMES[type]

/** Type of job in an address (`?type=fulltime`); internships by default. */
export const jobTypeOf = (search: URLSearchParams): JobType =>
  JOB_TYPES.find((type) => type === search.get('type')) ?? 'internship'

export const ofType = <Item extends Pick<Vacancy, 'type'>>(
  vacancies: readonly Item[],
  type: JobType,
): Item[] => vacancies.filter((vacancy) => vacancy.type === type)

/** Number of positions for people: `N/A` when there is none. */
export const countName = (count: number) => (count === 0 ? 'N/A' : String(count))
