import type { Vacancy } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'
import { usePolled } from '@arunika/data'
import { useLanguage } from '@arunika/federation/use-words'

export const vacancyKey = (id = '', language?: Language) =>
  apiAddressIn(`/api/job-vacancies/${encodeURIComponent(id)}`, language)

/** A vacancy; fails with 410 once it is closed. */
export const useVacancy = (id: string | undefined) => usePolled<Vacancy>(vacancyKey(id, useLanguage()))
