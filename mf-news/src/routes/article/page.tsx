import { isMissing } from '@arunika/data'
import { Notice, Section, VisuallyHidden } from '@arunika/ui'
import { useParams, useRouteError } from 'react-router-dom'
import { useArticleCards } from '../../features/articles/api/get-article-cards.ts'
import { newsBlocks } from '../../features/articles/blocks.ts'
import { LeadGrid } from '../../features/articles/components/lead-grid.tsx'
import { useArticle } from '../../features/reading/api/get-article.ts'
import { ArticleSkeleton } from '../../features/reading/components/article-skeleton.tsx'
import { MissingArticle } from '../../features/reading/components/missing-article.tsx'
import { ArticleView } from './article-view.tsx'

export default function ArticlePage() {
  const { id } = useParams()
  const { data, error, mutate } = useArticle(id)
  // The key begins each article anew: what is frozen while one is read must not stay for the next.
  if (data) return <ArticleView key={data.article.id} detail={data} />
  if (isMissing(error)) return <Missing />
  if (!error) return <ArticleSkeleton />
  return (
    <Section>
      <VisuallyHidden as="h1">News</VisuallyHidden>
      <Notice title="This article cannot be shown right now" onRetry={() => mutate()}>
        We could not reach our newsroom. Please try again in a moment.
      </Notice>
    </Section>
  )
}

/** In the layout where the article is missing; every other fault is the shell's. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isMissing(error)) throw error
  return <Missing />
}

function Missing() {
  const { data = [] } = useArticleCards()
  const { latest } = newsBlocks(data)
  return (
    <>
      <MissingArticle />
      {latest && (
        <Section title="WHAT'S NEW!" display>
          <LeadGrid block={latest} />
        </Section>
      )}
    </>
  )
}
