import { DEFAULT_LANGUAGE, type Language, OTHER_LANGUAGES, type OtherLanguage } from '@arunika/contracts/site'

export type Translations<Texts> = Partial<Record<OtherLanguage, Texts>>

/** An entry's languages as API fields; empty if it exists only in English. */
export const languagesOf = (translated: readonly OtherLanguage[]): { languages?: Language[] } =>
  translated.length > 0 ? { languages: [DEFAULT_LANGUAGE, ...translated] } : {}

export const translatedInto = (translations: Translations<unknown>) =>
  OTHER_LANGUAGES.filter((language) => translations[language])

/** An entry's translations as API fields; empty if it exists only in English. */
export const translationsOnWire = <Texts>(
  translations: Translations<Texts> = {},
): { translations?: Translations<Texts> } => (translatedInto(translations).length > 0 ? { translations } : {})

/** An entry's texts in a language, with the language; undefined for English or without a translation. */
export function translationIn<Texts extends object>(
  translations: Translations<Texts>,
  language: Language | undefined,
): (Texts & { language: OtherLanguage }) | undefined {
  if (language === undefined || language === DEFAULT_LANGUAGE) return undefined
  const texts = translations[language]
  return texts && { ...texts, language }
}

/**
 * Builds translations from form fields such as `title@id`.
 * @param of builds the texts from a language's fields; undefined if they are empty
 * @returns undefined for a form without such fields, which changes no translation
 */
export function translationsFrom<Texts>(
  fields: Readonly<Record<string, unknown>>,
  of: (field: (name: string) => string) => Texts | undefined,
): Translations<Texts> | undefined {
  const named = OTHER_LANGUAGES.filter((language) =>
    Object.entries(fields).some(([name, value]) => value !== undefined && name.endsWith(`@${language}`)),
  )
  if (named.length === 0) return undefined
  return Object.fromEntries(
    named.flatMap((language) => {
      const texts = of((name) => {
        const value = fields[`${name}@${language}`]
        return typeof value === 'string' ? value : ''
      })
      return texts ? [[language, texts]] : []
    }),
  )
}

/** A form's fields without those of translations. */
export const withoutTranslations = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.includes('@'))) as Omit<
    Fields,
    `${string}@${OtherLanguage}`
  >

/** A form's fields with the HTML of translations sanitised, and empty if it has no visible content. */
export const withCleanTranslations = <Fields extends object>(
  fields: Fields,
  names: readonly string[],
  clean: (html: string) => string,
): Fields => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' && names.some((html) => name.startsWith(`${html}@`))
        ? [[name, clean(value)]]
        : [],
    ),
  ),
})

/** Maps the texts of each translation. */
export const inTranslations = <Texts>(
  translations: Translations<Texts>,
  change: (texts: Texts) => Texts,
): Translations<Texts> =>
  Object.fromEntries(Object.entries(translations).map(([language, texts]) => [language, change(texts)]))
