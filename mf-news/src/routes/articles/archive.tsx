import { isMissing } from '@anyam/data'
import { useWords } from '@anyam/federation/use-words'
import { Notice, Section } from '@arunika/ui'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useArchive } from '../../features/archive/api/get-archive.ts'
import { usePolledTopics } from '../../features/archive/api/get-topics.ts'
import { Finder } from '../../features/archive/components/finder.tsx'
import { MissingPage } from '../../features/archive/components/missing-page.tsx'
import { PageLinks } from '../../features/archive/components/page-links.tsx'
import type { Finding } from '../../features/archive/finding.ts'
import { archiveWords } from '../../features/archive/words.ts'
import { SliderSkeleton } from '../../features/articles/components/articles-skeleton.tsx'
import { CardGrid } from '../../features/articles/components/card-grid.tsx'
import { FreshNews } from '../../features/articles/components/fresh-news.tsx'
import { Masthead } from '../../features/articles/components/masthead.tsx'
import { useSteadyList } from '../../features/articles/hooks/use-steady-list.ts'
import { listWords } from '../../features/articles/list-words.ts'

/** Paginated results, with an address for each page. */
export function Archive({ finding }: { finding: Finding }) {
  const root = useRef<HTMLDivElement>(null)
  const { data, error, mutate } = useArchive(finding)
  const { data: topics } = usePolledTopics()
  const { items, isWaiting, update } = useSteadyList(data?.articles, root)
  const category = topics?.categories.find(({ id }) => String(id) === finding.category)?.name
  const words = useWords(archiveWords)
  const lists = useWords(listWords)
  const failed = items === undefined && error !== undefined
  if (failed && isMissing(error)) return <MissingPage />
  return (
    <div ref={root}>
      <Masthead
        title={finding.q ? words.search : words.archive}
        lead={data ? words.found(data.total, { ...finding, category: category ?? '' }) : words.looking}
      >
        <Finder finding={finding} />
      </Masthead>
      <Section>
        {failed && (
          <Notice title={lists.unavailable} onRetry={() => mutate()} retryLabel={lists.retry}>
            {lists.unreachable}
          </Notice>
        )}
        {!items && !failed && <SliderSkeleton />}
        {items?.length === 0 && (
          <Notice title={words.nothing}>
            {words.nothingText}
            <Link to="/articles">{words.latest}</Link>.
          </Notice>
        )}
        {items && items.length > 0 && <CardGrid articles={items} />}
        {data && <PageLinks finding={finding} pages={data.pages} />}
      </Section>
      <FreshNews isWaiting={isWaiting} onShow={update} />
    </div>
  )
}
