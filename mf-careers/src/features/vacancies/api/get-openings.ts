import type { Openings } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'
import { usePolledInView } from '@arunika/data/use-polled-in-view'
import { useLanguage } from '@arunika/federation/use-words'

export const openingsKey = (language: Language | undefined) =>
  apiAddressIn('/api/job-vacancies?view=openings', language)

/** Number of open vacancies, and the newest of each type. */
export const useOpenings = () => usePolledInView<Openings>(openingsKey(useLanguage()))
