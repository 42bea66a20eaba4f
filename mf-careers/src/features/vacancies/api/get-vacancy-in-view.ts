import type { Vacancy } from '@arunika/contracts'
import { usePolledInView } from '@arunika/data/use-polled-in-view'
import { useLanguage } from '@arunika/federation/use-words'
import { vacancyKey } from './get-vacancy.ts'

/** One vacancy in a part of a page. Apart from `useVacancy`, whose key all pages load. */
export const useVacancyInView = (id: string) => usePolledInView<Vacancy>(vacancyKey(id, useLanguage()))
