import type { Vacancy } from '@arunika/shared/contracts'
import { usePolled } from '@arunika/shared/hooks'

export const vacanciesKey = '/api/job-vacancies'

/** All vacancies that are open for application, newest first. */
export const useVacancies = () => usePolled<Vacancy[]>(vacanciesKey)
