import type { AdminArticle } from '@arunika/contracts'
import { longTime } from '@arunika/text'
import { Badge } from '@arunika/ui'

export const STATUS_NAMES = { published: 'Published', scheduled: 'Scheduled', draft: 'Draft' } as const
const VARIANTS = { published: 'good', scheduled: 'plain', draft: 'plain' } as const

/** Publication status of the article, with the time for a scheduled one. */
export function StatusBadge({ article }: { article: Pick<AdminArticle, 'status' | 'publishAt'> }) {
  const { status, publishAt } = article
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
