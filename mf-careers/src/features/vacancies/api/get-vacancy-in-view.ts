import { usePolledInView } from '@anyam/data/use-polled-in-view'
import { useLanguage } from '@anyam/federation/use-words'
import type { Vacancy } from '@arunika/contracts'
import { vacancyKey } from './get-vacancy.ts'

/** A vacancy in a part of a page. Separate from `useVacancy`, whose key every page loads. */
export const useVacancyInView = (id: string) => usePolledInView<Vacancy>(vacancyKey(id, useLanguage()))
