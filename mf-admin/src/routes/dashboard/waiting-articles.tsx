import type { AdminArticleRow } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'
import { useArticles } from '../../features/articles/api/get-articles.ts'
import { Card } from '../../features/dashboard/components/card.tsx'
import { isAllowed } from '../../lib/rights.ts'

/** Maximum number of articles on a card. */
const MOST_NAMED = 5

interface Waiting {
  title: string
  status: AdminArticleRow['status']
  sort: string
  empty: string
  more: string
  detailOf: (article: AdminArticleRow) => string
}

const SCHEDULED: Waiting = {
  title: 'Scheduled articles',
  status: 'scheduled',
  sort: 'publish-date',
  empty: 'No article is scheduled.',
  more: 'All scheduled articles',
  detailOf: ({ publishAt }) => (publishAt ? `Appears on ${longTime(publishAt)}` : ''),
}
const UNFINISHED: Waiting = {
  title: 'Drafts',
  status: 'draft',
  sort: '',
  empty: 'There are no drafts.',
  more: 'All drafts',
  detailOf: ({ excerpt }) => excerpt || 'No text yet',
}

/** Unpublished articles: the next scheduled ones, for editors, and the newest drafts. */
export const WaitingArticles = () => (
  <>
    {isAllowed('news') && <WaitingCard {...SCHEDULED} />}
    <WaitingCard {...UNFINISHED} />
  </>
)

function WaitingCard({ title, status, sort, empty, more, detailOf }: Waiting) {
  const query = { search: '', sort, page: 1, after: '', before: '', filters: { status } }
  const { data, error, mutate } = useArticles(query)
  return (
    <Card
      title={title}
      count={data?.found}
      entries={data?.entries.slice(0, MOST_NAMED).map((article) => ({
        key: article.id,
        to: `/admin/articles/edit/${article.id}`,
        label: article.title || 'Untitled',
        detail: detailOf(article),
      }))}
      empty={empty}
      more={{ label: more, to: `/admin/articles?status=${status}` }}
      error={error}
      onRetry={() => void mutate()}
    />
  )
}
