import { required, tooLong } from '@anyam/protocol/common'
import { LANGUAGES } from '@anyam/protocol/languages'
import * as z from 'zod/mini'
import { application } from './applications.ts'
import { documentFields, knownVersion, optionalText, requiredText } from './common.ts'
import { fieldsInLanguages, languageField, translationsOf, wholeTranslations } from './translations.ts'

export const jobType = z.enum(['internship', 'fulltime'], 'Job type is required.')
export const jobStatus = z.enum(['open', 'closed'], 'Job status is required.')

export const DEFAULT_JOB_LOCATION = 'Bandung, Indonesia'

/** Monthly salary in rupiah, and the last day for applications; missing in an older api. */
const salary = z.optional(z.nullable(z.int().check(z.gte(0), z.lte(2_000_000_000))))
const terms = {
  closesOn: z.optional(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a day.')))),
  salaryMin: salary,
  salaryMax: salary,
}

const vacancyFields = {
  id: z.number(),
  title: z.string(),
  type: jobType,
  location: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** Sanitised HTML. */
  requirement: z.string(),
  ...terms,
  /** ISO 8601 instant of the first publication; missing in the first version of the contract. */
  createdAt: z.optional(z.string()),
  /** ISO 8601 instant of the last change; missing in the first version of the contract. */
  updatedAt: z.optional(z.string()),
  language: languageField,
  /** All languages in which it is available; missing if that is only English. */
  languages: z.optional(z.array(z.enum(LANGUAGES))),
}

/** A vacancy's texts in another language; both long ones are sanitised HTML. */
export const vacancyTranslation = z.object({
  title: z.string(),
  description: z.string(),
  requirement: z.string(),
})

const listed = { id: true, title: true, language: true } as const
const listedWithFacts = { ...listed, type: true, location: true } as const

export const vacancy = z.object(vacancyFields)
export const vacancyList = z.array(vacancy)

/** Maximum number of open vacancies of each type in `view=openings`. */
export const OPENINGS_LISTED = 3

/** Vacancies for pages that only link to them (`?view=openings`): the newest of each type, and their number. */
export const openings = z.object({
  counts: z.record(jobType, z.number()),
  newest: z.array(z.pick(vacancy, listedWithFacts)),
})

/** With `view=titles`: the open vacancies without their texts, the newest first. */
export const vacancyTitles = z.array(z.pick(vacancy, { ...listed, languages: true }))

/** Maximum number of vacancies in `view=found`. */
export const FOUND_LISTED = 5

/** With `view=found`: open vacancies that contain each word of `q`, the newest first, and their number. */
export const foundVacancies = z.object({
  vacancies: z.array(z.pick(vacancy, listedWithFacts)),
  total: z.number(),
})

export const vacancyListQuery = z.object({
  view: z.optional(z.enum(['openings', 'titles', 'found'])),
  q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  language: languageField,
})

export const adminVacancy = z.object({
  ...vacancyFields,
  status: jobStatus,
  translations: translationsOf(vacancyTranslation),
  applicationResponses: z.array(application),
})
export const adminVacancyList = z.array(adminVacancy)

const REQUIRED = {
  title: 'Job title is required.',
  description: 'Job description is required.',
  requirement: 'Job requirement is required.',
}
const translatedText = z.optional(z.string().check(z.trim(), z.maxLength(100_000, tooLong(100_000))))

export const wholeVacancyTranslations = wholeTranslations(REQUIRED)

export const vacancyInput = z
  .object({
    title: requiredText(REQUIRED.title, 200),
    type: jobType,
    location: requiredText('Job location is required.', 200),
    status: jobStatus,
    description: required(REQUIRED.description, 100_000),
    requirement: required(REQUIRED.requirement, 100_000),
    ...terms,
    if_updated_at: knownVersion,
    ...documentFields,
    /** Empty texts remove the translation; missing fields leave it unchanged. */
    ...fieldsInLanguages({
      title: optionalText(200),
      description: translatedText,
      requirement: translatedText,
    }),
  })
  .check(wholeVacancyTranslations)

export type JobType = z.infer<typeof jobType>
export type Vacancy = z.infer<typeof vacancy>
export type VacancyListQuery = z.infer<typeof vacancyListQuery>
export type VacancyTranslation = z.infer<typeof vacancyTranslation>
export type VacancyTitle = z.infer<typeof vacancyTitles>[number]
export type Openings = z.infer<typeof openings>
export type FoundVacancies = z.infer<typeof foundVacancies>
export type AdminVacancy = z.infer<typeof adminVacancy>
export type VacancyInput = z.infer<typeof vacancyInput>
