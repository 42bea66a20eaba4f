// Apart from the schemas, so that a page which only shows names does not load a validator.

import type { Language } from './site/languages.ts'

/** Languages of the site, for people of the back-office. */
export const LANGUAGE_NAMES = { en: 'English', id: 'Indonesian' } as const satisfies Record<Language, string>

/** The types in the order in which they are offered, for people. */
export const JOB_TYPE_NAMES = { internship: 'Internship', fulltime: 'Full Time' } as const

/** Statuses of an application in order, for people. */
export const APPLICATION_STATUS_NAMES = {
  new: 'New',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  rejected: 'Rejected',
} as const

export const EDUCATION_LEVELS = ['shs', 'd1', 'd2', 'd3', 'd4', 's1', 's2'] as const

const EDUCATION_NAMES: Readonly<Record<string, string>> = {
  shs: 'SMA/SMK/Sederajat (Senior High School)',
  d1: 'Diploma 1',
  d2: 'Diploma 2',
  d3: 'Diploma 3',
  d4: 'Diploma 4',
  s1: 'Strata 1',
  s2: 'Strata 2',
}

/** A level of education for people; `N/A` for anything else. */
export const educationName = (level: string): string =>
  Object.hasOwn(EDUCATION_NAMES, level) ? (EDUCATION_NAMES[level] ?? 'N/A') : 'N/A'

/** The gallery's data: of the learning-management host, and of the site, which asks the host once for all its visitors. */
export const PORTFOLIO_PATH = '/api/highlighted-portfolio'

/** What an api offers in addition to the specification's calls. One that lacks this address offers nothing more. */
export const CAPABILITIES_PATH = '/api/capabilities'

/** `product`: the product's own views and calls. */
export const CAPABILITIES = ['product'] as const
export type Capability = (typeof CAPABILITIES)[number]
