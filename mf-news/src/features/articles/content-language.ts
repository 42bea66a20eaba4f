import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'

/** The `lang` of an article's words in a page: articles are in English. Undefined where the page is as well. */
export const contentLanguage = (ofPage: Language | undefined) => ofPage && DEFAULT_LANGUAGE
