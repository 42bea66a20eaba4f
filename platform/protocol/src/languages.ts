/** Languages of the site by BCP 47 name. Every page exists in the first one, which has no path prefix. */
export const LANGUAGES = ['en', 'id'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE = 'en' satisfies Language
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>
/** Languages into which articles, categories and vacancies can be translated. */
export const OTHER_LANGUAGES = ['id'] as const satisfies readonly OtherLanguage[]

/** Path prefix of pages in another language: `/id`. */
const PREFIX = /^\/(id)(?=\/|$)/

/** Path prefix of a language's pages. */
export const prefixOf = (language?: Language) =>
  language && language !== DEFAULT_LANGUAGE ? `/${language}` : ''

/** Language of a path. */
export const languageAt = (pathname: string) => (PREFIX.exec(pathname)?.[1] ?? DEFAULT_LANGUAGE) as Language

/** The path without its language: `/id/articles` → `/articles`. */
export const withoutLanguage = (pathname: string) => pathname.replace(PREFIX, '') || '/'

/** The path with a language: `/articles` → `/id/articles`. */
export const inLanguage = (path: string, language?: Language) => {
  const prefix = prefixOf(language)
  return prefix && path === '/' ? prefix : prefix + path
}

/** Address of a public call, or of a page of the sample learning host, for texts in a language. */
export const apiAddressIn = (address: string, language: Language | undefined) =>
  prefixOf(language) ? `${address}${address.includes('?') ? '&' : '?'}language=${language}` : address

/** The `lang` of a text in a page; undefined if both have the same language. English by default. */
export const langIn = (
  ofText: Language = DEFAULT_LANGUAGE,
  ofPage: Language = DEFAULT_LANGUAGE,
): Language | undefined => (ofText === ofPage ? undefined : ofText)
