import type { Vacancy } from '@arunika/contracts'
import { usePolled } from '@arunika/data'

export const vacancyKey = (id = '') => `/api/job-vacancies/${encodeURIComponent(id)}`

/** One vacancy; a 410 once it is closed. */
export const useVacancy = (id: string | undefined) => usePolled<Vacancy>(vacancyKey(id))
