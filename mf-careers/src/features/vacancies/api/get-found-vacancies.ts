import { usePolledInView } from '@anyam/data/use-polled-in-view'
import { useLanguage } from '@anyam/federation/use-words'
import type { FoundVacancies } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

export const foundKey = (words: string, language: Language | undefined) =>
  apiAddressIn(`/api/job-vacancies?${new URLSearchParams({ view: 'found', q: words })}`, language)

/** The newest open vacancies that contain all words. */
export const useFoundVacancies = (words: string) =>
  usePolledInView<FoundVacancies>(foundKey(words, useLanguage()))
