import type { FoundVacancies } from '@arunika/contracts'
import { usePolledInView } from '@arunika/data/use-polled-in-view'

export const foundKey = (words: string) =>
  `/api/job-vacancies?${new URLSearchParams({ view: 'found', q: words })}`

/** The newest open vacancies in which all words occur. */
export const useFoundVacancies = (words: string) => usePolledInView<FoundVacancies>(foundKey(words))
