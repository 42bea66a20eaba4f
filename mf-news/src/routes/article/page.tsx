import { isMissing } from '@anyam/data'
import { defineCatalogue, defineProse } from '@anyam/federation'
import { useWords } from '@anyam/federation/use-words'
import { Notice, Section, VisuallyHidden } from '@arunika/ui'
import { useParams, useRouteError } from 'react-router-dom'
import { useArticleCards } from '../../features/articles/api/get-article-cards.ts'
import { newsBlocks } from '../../features/articles/blocks.ts'
import { LeadGrid } from '../../features/articles/components/lead-grid.tsx'
import { listWords } from '../../features/articles/list-words.ts'
import { cardWords } from '../../features/articles/words.ts'
import { useArticle } from '../../features/reading/api/get-article.ts'
import { ArticleSkeleton } from '../../features/reading/components/article-skeleton.tsx'
import { MissingArticle } from '../../features/reading/components/missing-article.tsx'
import { readingWords } from '../../features/reading/words.ts'
import { headWords } from '../head-words.ts'
import { ArticleView } from './article-view.tsx'

export default function ArticlePage() {
  const { id } = useParams()
  const { data, error, mutate } = useArticle(id)
  // The key remounts the view for each article, so frozen state does not leak into the next.
  const lists = useWords(listWords)
  if (data) return <ArticleView key={data.article.id} detail={data} />
  if (isMissing(error)) return <Missing />
  if (!error) return <ArticleSkeleton />
  return (
    <Section>
      <VisuallyHidden as="h1">{lists.news}</VisuallyHidden>
      <Notice title={lists.articleUnavailable} onRetry={() => mutate()} retryLabel={lists.retry}>
        {lists.unreachable}
      </Notice>
    </Section>
  )
}
ArticlePage.words = [
  defineCatalogue(
    { headWords, readingWords },
    { id: () => import(/* webpackChunkName: "article-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { cardWords, listWords },
    { id: () => import(/* webpackChunkName: "article-prose-id" */ './prose.id.ts') },
  ),
]

/** Handles a missing article inside the layout; the shell handles every other error. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isMissing(error)) throw error
  return <Missing />
}

function Missing() {
  const { data = [] } = useArticleCards()
  const { latest } = newsBlocks(data)
  const { whatsNew } = useWords(readingWords)
  return (
    <>
      <MissingArticle />
      {latest && (
        <Section title={whatsNew} display>
          <LeadGrid block={latest} />
        </Section>
      )}
    </>
  )
}
