import type { Vacancy } from '@arunika/shared/contracts'
import { usePolled } from '@arunika/shared/hooks'

export const vacancyKey = (id = '') => `/api/job-vacancies/${encodeURIComponent(id)}`

/** One vacancy; answered 410 once it is closed. */
export const useVacancy = (id: string | undefined) => usePolled<Vacancy>(vacancyKey(id))
