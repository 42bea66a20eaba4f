const DAY_MS = 86_400_000

/** Time until the retention rule deletes an application, as text. */
export function daysLeft(deletedAfter: string | null, now: number): string {
  if (deletedAfter === null) return 'Stored until it is deleted.'
  const days = Math.ceil((Date.parse(deletedAfter) - now) / DAY_MS)
  if (days <= 0) return 'Will be deleted within the hour.'
  return days === 1 ? 'Will be deleted in 1 day.' : `Will be deleted in ${days} days.`
}
