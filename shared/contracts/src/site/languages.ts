/** Languages of the site, by the names of BCP 47. Every page is there in the first, which no path names. */
export const LANGUAGES = ['en', 'id'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE = 'en' satisfies Language
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>
/** Languages into which articles, categories and vacancies can be translated. */
export const OTHER_LANGUAGES = ['id'] as const satisfies readonly OtherLanguage[]

/** What comes before the paths of the pages in another language: `/id`. */
const PREFIX = /^\/(id)(?=\/|$)/

/** What comes before the paths of a language's pages. */
export const prefixOf = (language?: Language) =>
  language && language !== DEFAULT_LANGUAGE ? `/${language}` : ''

/** Language that a path names. */
export const languageAt = (pathname: string) => (PREFIX.exec(pathname)?.[1] ?? DEFAULT_LANGUAGE) as Language

/** The path as all languages have it: `/id/articles` → `/articles`. */
export const withoutLanguage = (pathname: string) => pathname.replace(PREFIX, '') || '/'

/** Path of a page in a language, from its path as all languages have it: `/articles` → `/id/articles`. */
export const inLanguage = (path: string, language?: Language) => {
  const prefix = prefixOf(language)
  return prefix && path === '/' ? prefix : prefix + path
}

/** Address of a public call, or of a page of the sample learning host, whose texts come in a language. */
export const apiAddressIn = (address: string, language: Language | undefined) =>
  prefixOf(language) ? `${address}${address.includes('?') ? '&' : '?'}language=${language}` : address

/** The `lang` of a text in a page; undefined where both are in one language. English unless given. */
export const langIn = (
  ofText: Language = DEFAULT_LANGUAGE,
  ofPage: Language = DEFAULT_LANGUAGE,
): Language | undefined => (ofText === ofPage ? undefined : ofText)
