import type { Vacancy } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'
import { usePolled } from '@arunika/data'
import { useLanguage } from '@arunika/federation/use-words'

export const vacanciesKey = (language?: Language) => apiAddressIn('/api/job-vacancies', language)

/** All open vacancies, newest first. */
export const useVacancies = () => usePolled<Vacancy[]>(vacanciesKey(useLanguage()))
