import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import { useLanguage } from '@arunika/federation/use-words'

/** The `lang` of a vacancy's words in a page: vacancies are in English. Undefined where the page is as well. */
export const useContentLanguage = (): Language | undefined => useLanguage() && DEFAULT_LANGUAGE
