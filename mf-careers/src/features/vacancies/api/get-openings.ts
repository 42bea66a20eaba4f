import type { Openings } from '@arunika/contracts'
import { usePolledInView } from '@arunika/data/use-polled-in-view'

export const openingsKey = '/api/job-vacancies?view=openings'

/** How many vacancies are open, and the newest of each type. */
export const useOpenings = () => usePolledInView<Openings>(openingsKey)
