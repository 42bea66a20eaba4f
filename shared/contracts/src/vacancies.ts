import * as z from 'zod/mini'
import { application } from './applications.ts'
import { knownVersion, required, requiredText } from './common.ts'

export const jobType = z.enum(['internship', 'fulltime'], 'Job type is required.')
export const jobStatus = z.enum(['open', 'closed'], 'Job status is required.')

export const DEFAULT_JOB_LOCATION = 'Bandung, Indonesia'

const vacancyFields = {
  id: z.number(),
  title: z.string(),
  type: jobType,
  location: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** Sanitised HTML. */
  requirement: z.string(),
  /** ISO 8601 instant of the first publication; the first version of the contract did not have it. */
  createdAt: z.optional(z.string()),
}

export const vacancy = z.object(vacancyFields)
export const vacancyList = z.array(vacancy)

export const adminVacancy = z.object({
  ...vacancyFields,
  status: jobStatus,
  /** ISO 8601 instant of the last change; the first version of the contract did not have it. */
  updatedAt: z.optional(z.string()),
  applicationResponses: z.array(application),
})
export const adminVacancyList = z.array(adminVacancy)

export const vacancyInput = z.object({
  title: requiredText('Job title is required.', 200),
  type: jobType,
  location: requiredText('Job location is required.', 200),
  status: jobStatus,
  description: required('Job description is required.', 100_000),
  requirement: required('Job requirement is required.', 100_000),
  if_updated_at: knownVersion,
})

export type JobType = z.infer<typeof jobType>
export type Vacancy = z.infer<typeof vacancy>
export type AdminVacancy = z.infer<typeof adminVacancy>
export type VacancyInput = z.infer<typeof vacancyInput>
