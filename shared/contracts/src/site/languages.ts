/** Languages of the site, by the names of BCP 47. The first has no prefix in paths, and every page is there in it. */
export const LANGUAGES = ['en', 'id'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** What comes before the paths of a language's pages: `/id`, or nothing. */
export const prefixOf = (language: Language = DEFAULT_LANGUAGE) =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`

/** Language that a path names. */
export const languageAt = (pathname: string): Language =>
  LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE && isWithin(pathname, prefixOf(language))) ??
  DEFAULT_LANGUAGE

/** The path as all languages have it: `/id/articles` → `/articles`. */
export const withoutLanguage = (pathname: string) =>
  pathname.slice(prefixOf(languageAt(pathname)).length) || '/'

/** Path of a page in a language, from its path as all languages have it: `/articles` → `/id/articles`. */
export const inLanguage = (path: string, language?: Language) =>
  (path === '/' && prefixOf(language)) || prefixOf(language) + path

const isWithin = (pathname: string, prefix: string) =>
  pathname === prefix || pathname.startsWith(`${prefix}/`)
