import type { PageSection } from '@arunika/ui'
import { JOB_CARDS } from './job-types.ts'
import type { JobWords } from './job-words.ts'
import type { OpeningWords } from './opening-words.ts'

/** Searchable job types of the career page. */
export const jobSections = ({ types }: JobWords, { sentences }: OpeningWords): PageSection[] =>
  JOB_CARDS.map((type) => ({ name: types[type], text: sentences[type] }))
