import { usePolledInView } from '@anyam/data/use-polled-in-view'
import { useLanguage } from '@anyam/federation/use-words'
import type { Openings } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

export const openingsKey = (language: Language | undefined) =>
  apiAddressIn('/api/job-vacancies?view=openings', language)

/** Number of open vacancies, and the newest of each type. */
export const useOpenings = () => usePolledInView<Openings>(openingsKey(useLanguage()))
