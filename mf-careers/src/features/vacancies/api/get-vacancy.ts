import { usePolled } from '@anyam/data'
import { useLanguage } from '@anyam/federation/use-words'
import type { Vacancy } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

export const vacancyKey = (id = '', language?: Language) =>
  apiAddressIn(`/api/job-vacancies/${encodeURIComponent(id)}`, language)

/** A vacancy; fails with 410 once it is closed. */
export const useVacancy = (id: string | undefined) => usePolled<Vacancy>(vacancyKey(id, useLanguage()))
