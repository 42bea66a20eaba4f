import type { Openings } from '@arunika/contracts'
import { usePolled } from '@arunika/data'

export const openingsKey = '/api/job-vacancies?view=openings'

/** How many vacancies are open, and the newest of each type. */
export const useOpenings = () => usePolled<Openings>(openingsKey)
