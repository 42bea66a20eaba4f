import type { RevisedSubject, TrashRow } from '@arunika/admin-contracts'

export const KINDS = {
  article: 'Article',
  category: 'Category',
  'job vacancy': 'Job vacancy',
  picture: 'Picture',
  term: 'Term',
} as const satisfies Record<RevisedSubject, string>

const DAY_MS = 86_400_000

/** Whole days until permanent deletion; the last day counts as 1. */
export const daysLeft = (endsAt: string, now = Date.now()) =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - now) / DAY_MS))

/** Describes the applications in the trash with a vacancy. */
export const contentsText = ({ applications }: Pick<TrashRow, 'applications'>) =>
  applications === 1 ? 'its application' : `its ${applications.toLocaleString('en-US')} applications`
