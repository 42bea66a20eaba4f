import type { AdminArticleRow } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'
import { Badge } from '@arunika/ui'

/** Label of drafts that wait for a review. */
export const IN_REVIEW = 'In review'
export const STATUS_NAMES = { published: 'Published', scheduled: 'Scheduled', draft: 'Draft' } as const
const VARIANTS = { published: 'good', scheduled: 'plain', draft: 'plain' } as const

/** Publication status of the article, with the time for a scheduled one. */
export function StatusBadge({
  article,
}: {
  article: Pick<AdminArticleRow, 'status' | 'publishAt' | 'reviewRequestedAt'>
}) {
  const { status, publishAt, reviewRequestedAt } = article
  if (reviewRequestedAt) return <Badge variant="info">{IN_REVIEW}</Badge>
  return (
    <>
      <Badge variant={VARIANTS[status]}>{STATUS_NAMES[status]}</Badge>
      {status === 'scheduled' && publishAt && (
        <>
          <br />
          <time dateTime={publishAt}>{longTime(publishAt)}</time>
        </>
      )}
    </>
  )
}
