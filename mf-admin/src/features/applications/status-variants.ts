/** Looks of the badge of each status. */
export const STATUS_VARIANTS = {
  new: 'info',
  shortlisted: 'plain',
  interview: 'plain',
  offered: 'good',
  rejected: 'bad',
} as const
