import type { MailTemplate, MailText } from '@arunika/admin-contracts'
import { type Application, LANGUAGE_NAMES } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@arunika/contracts/site'
import { fieldIn } from '../../components/translation/translated-texts.ts'
import { MAIL_TEXTS, type MailValues, NO_MAIL } from '../../lib/mail-texts.ts'

type Applicant = Pick<Application, 'name' | 'language'>

const languageOf = ({ language = DEFAULT_LANGUAGE }: Pick<Applicant, 'language'>): Language => language

/** Languages of a mail: the applicants' single language, or English plus their other languages. */
export function languagesFor(applications: readonly Applicant[]): Language[] {
  const [only, ...others] = new Set(applications.map(languageOf))
  if (only && others.length === 0) return [only]
  return LANGUAGES.filter(
    (language) =>
      language === DEFAULT_LANGUAGE || applications.some((applicant) => languageOf(applicant) === language),
  )
}

/** Describes the applicants' languages to the author of a mail; undefined if all wrote in English. */
export function describeLanguages(applications: readonly Applicant[]): string | undefined {
  const [first = DEFAULT_LANGUAGE, ...others] = languagesFor(applications)
  if (others.length > 0) {
    const counts = others.map((language) => {
      const { length } = applications.filter((applicant) => languageOf(applicant) === language)
      return `${length} of ${applications.length} wrote in ${LANGUAGE_NAMES[language]}.`
    })
    return `${counts.join(' ')} Each gets the text in their language, or the English one where there is none.`
  }
  if (first === DEFAULT_LANGUAGE) return undefined
  const who = applications.length === 1 ? applications[0]?.name : 'All of them'
  return `${who} wrote in ${LANGUAGE_NAMES[first]}.`
}

/** A mail in only one language uses the English fields whatever that language is, and goes to all. */
const fieldOf = (name: keyof MailText, language: Language, languages: readonly Language[]) =>
  (languages.length > 1 ? fieldIn(language, name) : name) as keyof MailValues

/** The languages in which a template has no text. */
export const lackedBy = ({ translations }: MailTemplate, languages: readonly Language[]): Language[] =>
  languages.filter((language) => language !== DEFAULT_LANGUAGE && !translations?.[language])

/** Values that a template puts into the fields of a mail in these languages. */
export function valuesFrom(template: MailTemplate, languages: readonly Language[]): MailValues {
  const values = { ...NO_MAIL }
  for (const language of languages) {
    const translation = language === DEFAULT_LANGUAGE ? template : template.translations?.[language]
    const text = translation ?? (languages.length === 1 ? template : undefined)
    for (const { name } of MAIL_TEXTS) values[fieldOf(name, language, languages)] = text?.[name] ?? ''
  }
  return values
}

/** The text for an applicant: in their language, otherwise in English. */
export function textFor(
  applicant: Pick<Applicant, 'language'>,
  values: MailValues,
  languages: readonly Language[],
): MailText {
  const of = (name: keyof MailText) => values[fieldOf(name, languageOf(applicant), languages)]
  const { subject, text } = values
  return of('text').trim() ? { subject: of('subject'), text: of('text') } : { subject, text }
}

/** The first applicant of each language. */
export const oneOfEach = <One extends Pick<Applicant, 'language'>>(applications: readonly One[]): One[] =>
  LANGUAGES.flatMap((language) => applications.find((each) => languageOf(each) === language) ?? [])
