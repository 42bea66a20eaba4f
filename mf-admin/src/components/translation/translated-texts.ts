import { LANGUAGE_NAMES } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language, OTHER_LANGUAGES, type OtherLanguage } from '@arunika/contracts/site'
import { type FieldText, richText } from '../versions/field-texts.ts'

/** A text of an entry, with one field per language. */
export interface TranslatedText {
  /** Name of its English field. */
  name: string
  label: string
  kind: 'single-line' | 'multi-line' | 'rich'
  /** Rows of a multi-line text; 3 by default. */
  rows?: number
}

/** Language names as a phrase: `English and Indonesian`. */
export const inWords = (languages: readonly Language[]) =>
  languages.map((language) => LANGUAGE_NAMES[language]).join(' and ')

/** Field name of a text in a language: `title@id`. */
export const fieldIn = (language: Language, name: string) =>
  language === DEFAULT_LANGUAGE ? name : `${name}@${language}`

export const labelIn = (language: Language, label: string) =>
  language === DEFAULT_LANGUAGE ? label : `${label} in ${LANGUAGE_NAMES[language]}`

/** Fields for the translations of texts. */
export const translatedFields = <Text extends TranslatedText>(texts: readonly Text[]) =>
  OTHER_LANGUAGES.flatMap((language) =>
    texts.map(({ name, label, kind }) => ({
      language,
      /** Name of the English field. */
      original: name as Text['name'],
      name: `${name as Text['name']}@${language}` as const,
      label: labelIn(language, label),
      kind,
    })),
  )

/** Names of the rich-text fields in all languages. */
export const richNames = <Text extends TranslatedText>(texts: readonly Text[]) =>
  [...texts.map(({ name, kind }) => ({ name: name as Text['name'], kind })), ...translatedFields(texts)]
    .filter(({ kind }) => kind === 'rich')
    .map(({ name }) => name)

/** Values of these fields, from an entry's texts by language. */
export const translatedValues = <Text extends TranslatedText>(
  texts: readonly Text[],
  textsIn: (language: OtherLanguage) => Partial<Record<Text['name'], string>> | undefined,
) =>
  Object.fromEntries(
    translatedFields(texts).map(({ name, original, language }) => [
      name,
      textsIn(language)?.[original] ?? '',
    ]),
  ) as Record<`${Text['name']}@${OtherLanguage}`, string>

/** Describes the translations in a form's values. */
export const describeTranslations = (texts: readonly TranslatedText[], values: object): FieldText[] =>
  translatedFields(texts).map(({ name, label, kind }) => {
    const value = String((values as Record<string, unknown>)[name] ?? '')
    return kind === 'rich' ? richText(label, value) : { label, value }
  })
