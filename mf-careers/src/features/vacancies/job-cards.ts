import type { JobType } from '@arunika/contracts'

/** Cards of the types of job, in their order, which is not that of the dropdown. */
export const JOB_CARDS: readonly { type: JobType; sentence: string }[] = [
  {
    type: 'fulltime',
    sentence: 'A desk, a crew and projects that ship. For people who want to grow with us.',
  },
  {
    type: 'internship',
    sentence: 'Months on real productions with a mentor at your side. For students and fresh graduates.',
  },
]
