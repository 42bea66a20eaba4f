import type { Vacancy } from '@arunika/contracts'
import { usePolledInView } from '@arunika/data/use-polled-in-view'
import { useLanguage } from '@arunika/federation/use-words'
import { vacancyKey } from './get-vacancy.ts'

/** A vacancy in a part of a page. Separate from `useVacancy`, whose key every page loads. */
export const useVacancyInView = (id: string) => usePolledInView<Vacancy>(vacancyKey(id, useLanguage()))
