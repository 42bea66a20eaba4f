import { usePolled } from '@anyam/data'
import { useLanguage } from '@anyam/federation/use-words'
import type { Vacancy } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

export const vacanciesKey = (language?: Language) => apiAddressIn('/api/job-vacancies', language)

/** All open vacancies, newest first. */
export const useVacancies = () => usePolled<Vacancy[]>(vacanciesKey(useLanguage()))
