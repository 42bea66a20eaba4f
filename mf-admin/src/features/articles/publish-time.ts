import type { AdminArticle } from '@arunika/contracts'
import { longTime } from '@arunika/text'
import type { SaveQuestion } from '../../components/form/use-saving.ts'

/** The first full hour at least one hour from now. */
export function inAnHour(now: number): string {
  const hour = 3_600_000
  return new Date(Math.ceil((now + hour) / hour) * hour).toISOString()
}

interface Opened {
  status: AdminArticle['status']
  publishAt?: string | null | undefined
}

/** True if readers see it. A scheduled article can go live while its form is open. */
const isLive = ({ status, publishAt }: Opened, now: number) =>
  status === 'published' || (status === 'scheduled' && publishAt != null && Date.parse(publishAt) <= now)

/**
 * Asks about a past time that would publish the article at once, and about a future time that would take it offline.
 */
export function questionAbout(
  { draft, publish_at: time }: { draft?: string | undefined; publish_at?: string | undefined },
  opened?: Opened,
  now = Date.now(),
): SaveQuestion | undefined {
  if (draft === '1' || !time) return undefined
  const isToCome = Date.parse(time) > now
  if (opened && isLive(opened, now)) {
    if (!isToCome) return undefined
    return {
      question: 'Take this article offline?',
      explanation: `Readers see the article now. They would see it again on ${longTime(time)}.`,
      confirmLabel: 'Take it offline',
      refuseLabel: 'Change the time',
    }
  }
  if (isToCome) return undefined
  return {
    question: 'Publish this article now?',
    explanation: `The publish time, ${longTime(time)}, has passed. Readers would see the article at once.`,
    confirmLabel: 'Publish now',
    refuseLabel: 'Change the time',
  }
}
