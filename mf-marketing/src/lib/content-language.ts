import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'

/** The `lang` of what the api says in English, in a page. Undefined where the page is in English as well. */
export const contentLanguage = (ofPage: Language | undefined) => ofPage && DEFAULT_LANGUAGE
