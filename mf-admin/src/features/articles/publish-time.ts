import { longTime } from '@arunika/text'
import type { SaveQuestion } from '../../components/form/use-saving.ts'

/** The first full hour that is at least an hour away. */
export function inAnHour(now: number): string {
  const hour = 3_600_000
  return new Date(Math.ceil((now + hour) / hour) * hour).toISOString()
}

/** Asks about a time in the past, with which the article would be published at once. */
export function questionAbout(
  { draft, publish_at: time }: { draft?: string | undefined; publish_at?: string | undefined },
  now = Date.now(),
): SaveQuestion | undefined {
  if (draft === '1' || !time || Date.parse(time) >= now) return undefined
  return {
    question: 'Publish this article now?',
    explanation: `The publish time, ${longTime(time)}, has passed. Readers would see the article at once.`,
    confirmLabel: 'Publish now',
    refuseLabel: 'Change the time',
  }
}
