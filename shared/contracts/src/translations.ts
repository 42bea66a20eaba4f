import { LANGUAGES, OTHER_LANGUAGES, type OtherLanguage } from '@anyam/protocol/languages'
import * as z from 'zod/mini'

/** Language of texts; missing for English. */
export const languageField = z.optional(z.enum(LANGUAGES))

/** Language of the page from which a form was sent, used for mails to its sender; missing in an older api. */
export const senderLanguage = z.optional(z.enum(LANGUAGES))

/** Query of public calls: texts are in this language if translated, otherwise in English. */
export const languageQuery = z.object({ language: languageField })

/** An entry's texts in each language into which it is translated. */
export const translationsOf = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.optional(z.partialRecord(z.enum(OTHER_LANGUAGES), schema))

type InLanguages<Fields> = {
  [Name in `${keyof Fields & string}@${OtherLanguage}`]: Name extends `${infer Field}@${OtherLanguage}`
    ? Fields[Field & keyof Fields]
    : never
}

/** Input fields for translated texts, such as `title@id`. */
/* @__NO_SIDE_EFFECTS__ */
export const fieldsInLanguages = <Fields extends Record<string, z.core.$ZodType>>(fields: Fields) =>
  Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language) =>
      Object.entries(fields).map(([name, schema]) => [`${name}@${language}`, schema]),
    ),
  ) as InLanguages<Fields>

/**
 * If a translation has any of these texts, all required ones must be set.
 * @param required messages by field name
 * @param others names of further fields
 */
export const wholeTranslations = (
  required: Readonly<Record<string, string>>,
  others: readonly string[] = [],
) =>
  z.superRefine((values: Record<string, unknown>, context: z.core.$RefinementCtx) => {
    for (const language of OTHER_LANGUAGES) {
      const isThere = (name: string) => String(values[`${name}@${language}`] ?? '').trim() !== ''
      const names = Object.keys(required)
      if (![...names, ...others].some(isThere)) continue
      for (const [name, message] of Object.entries(required))
        if (!isThere(name))
          context.addIssue({ code: 'custom', message, path: [`${name}@${language}`], input: values })
    }
  })
