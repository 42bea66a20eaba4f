import type { JobType } from '@arunika/shared/contracts'

export const JOB_TYPES: Record<JobType, string> = { internship: 'Internship', fulltime: 'Full Time' }
