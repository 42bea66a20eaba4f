// Kept out of the schema module, so that a page that only shows names does not load zod.

import type { Language } from '@anyam/protocol/languages'

/** Display names of the site's languages in the back-office. */
export const LANGUAGE_NAMES = { en: 'English', id: 'Indonesian' } as const satisfies Record<Language, string>

/** Display names of the types, in display order. */
export const JOB_TYPE_NAMES = { internship: 'Internship', fulltime: 'Full Time' } as const

/** Display names of an application's statuses, in order. */
export const APPLICATION_STATUS_NAMES = {
  new: 'New',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  rejected: 'Rejected',
} as const

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

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

/** Display name of a level of education; `N/A` for unknown levels. */
export const educationName = (level: string): string =>
  Object.hasOwn(EDUCATION_NAMES, level) ? (EDUCATION_NAMES[level] ?? 'N/A') : 'N/A'

/**
 * Path of the gallery's data, both on the learning-management host and on the site, which requests it once
 * for all visitors.
 */
export const PORTFOLIO_PATH = '/api/highlighted-portfolio'

/** Lists the calls that an api offers in addition to the specification. An api without this address has none. */
export const CAPABILITIES_PATH = '/api/capabilities'

/** `product`: the product's own views and calls. */
export const CAPABILITIES = ['product'] as const
export type Capability = (typeof CAPABILITIES)[number]

/** Page of the academy's open days, which are booked like the trials of a class. */
export const OPEN_DAY_PATH = '/academy/visit/open-day'
