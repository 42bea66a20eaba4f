import type { ApplicationStatus } from '@arunika/contracts'

/** The key that gives the application being read a status. */
export const DECISION_KEYS: Readonly<Record<ApplicationStatus, string>> = {
  new: 'n',
  shortlisted: 's',
  interview: 'i',
  offered: 'o',
  rejected: 'r',
}

const STATUSES = Object.keys(DECISION_KEYS) as ApplicationStatus[]

/** The status for a key, undefined where the key has none. */
export const decisionOf = (key: string) => STATUSES.find((status) => DECISION_KEYS[status] === key)
