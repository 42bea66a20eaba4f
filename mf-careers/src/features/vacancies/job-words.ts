import { defineWords } from '@anyam/federation'
import { JOB_TYPE_NAMES, type JobType } from '@arunika/contracts'

const english: { types: Record<JobType, string> } = { types: JOB_TYPE_NAMES }

export type JobWords = typeof english

/** Names of the job types. */
export const jobWords = defineWords(english)
