// Apart from the schemas, so that a page which only shows names does not load a validator.

/** Statuses of a booking in order, for people. */
export const TRIAL_STATUS_NAMES = {
  new: 'New',
  confirmed: 'Confirmed',
  held: 'Held',
  cancelled: 'Cancelled',
} as const

export const TRIAL_STATUSES = ['new', 'confirmed', 'held', 'cancelled'] as const
export type TrialStatus = (typeof TRIAL_STATUSES)[number]
