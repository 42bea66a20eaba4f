// Kept out of the schema module, so that a page that only shows names does not load zod.

/** Display names of a booking's statuses, in order. */
export const TRIAL_STATUS_NAMES = {
  new: 'New',
  confirmed: 'Confirmed',
  held: 'Held',
  cancelled: 'Cancelled',
} as const

export const TRIAL_STATUSES = ['new', 'confirmed', 'held', 'cancelled'] as const
export type TrialStatus = (typeof TRIAL_STATUSES)[number]
