import type { Vacancy } from '@arunika/contracts'
import { usePolled } from '@arunika/data'

export const vacanciesKey = '/api/job-vacancies'

/** All vacancies that are open for application, newest first. */
export const useVacancies = () => usePolled<Vacancy[]>(vacanciesKey)
