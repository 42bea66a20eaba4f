import type { Application } from '@arunika/contracts'
import { longDate } from '@arunika/text'

const DAY_MS = 86_400_000

/** Time until the retention rule deletes an application, as text. */
export function daysLeft(deletedAfter: string | null, now: number): string {
  if (deletedAfter === null) return 'Stored until it is deleted.'
  const days = Math.ceil((Date.parse(deletedAfter) - now) / DAY_MS)
  if (days <= 0) return 'Will be deleted within the hour.'
  return days === 1 ? 'Will be deleted in 1 day.' : `Will be deleted in ${days} days.`
}

/** The question whether an application may be stored longer, and its answer, as text; empty if nobody was asked. */
export function consentText({
  consent,
  deletedAfter,
}: Pick<Application, 'consent' | 'deletedAfter'>): string {
  if (!consent) return ''
  const { requestedAt, grantedAt } = consent
  const question = `Asked on ${longDate(requestedAt)} whether it may be stored longer`
  if (grantedAt === null || grantedAt < requestedAt) return `${question}, not answered.`
  return `${question}, agreed${deletedAfter === null ? '' : ` until ${longDate(deletedAfter)}`}.`
}
