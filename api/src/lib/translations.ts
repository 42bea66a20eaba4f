import { DEFAULT_LANGUAGE, type Language, OTHER_LANGUAGES, type OtherLanguage } from '@arunika/contracts/site'

export type Translations<Texts> = Partial<Record<OtherLanguage, Texts>>

/** The languages in which an entry can be read, for its wire; nothing where that is English alone. */
export const languagesOf = (translated: readonly OtherLanguage[]): { languages?: Language[] } =>
  translated.length > 0 ? { languages: [DEFAULT_LANGUAGE, ...translated] } : {}

export const translatedInto = (translations: Translations<unknown>) =>
  OTHER_LANGUAGES.filter((language) => translations[language])

/** An entry's translations, for its wire; nothing where it is English alone. */
export const translationsOnWire = <Texts>(
  translations: Translations<Texts> = {},
): { translations?: Translations<Texts> } => (translatedInto(translations).length > 0 ? { translations } : {})

/** An entry's texts in a language, with its name; undefined for English, and where it is not translated. */
export function translationIn<Texts extends object>(
  translations: Translations<Texts>,
  language: Language | undefined,
): (Texts & { language: OtherLanguage }) | undefined {
  if (language === undefined || language === DEFAULT_LANGUAGE) return undefined
  const texts = translations[language]
  return texts && { ...texts, language }
}

/**
 * Translations from the fields of a form, such as `title@id`.
 * @param of makes the texts from what the fields of a language hold; undefined where they hold nothing
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

/** The fields of a form in English. */
export const withoutTranslations = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.includes('@'))) as Omit<
    Fields,
    `${string}@${OtherLanguage}`
  >

/** The fields of a form with the HTML of translations sanitised, and empty if it shows nothing. */
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

/** The same translations with other texts. */
export const inTranslations = <Texts>(
  translations: Translations<Texts>,
  change: (texts: Texts) => Texts,
): Translations<Texts> =>
  Object.fromEntries(Object.entries(translations).map(([language, texts]) => [language, change(texts)]))
