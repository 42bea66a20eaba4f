import { isMissing } from '@anyam/data'
import { defineCatalogue, defineProse } from '@anyam/federation'
import { useRouteError, useSearchParams } from 'react-router-dom'
import { MissingPage } from '../../features/archive/components/missing-page.tsx'
import { archiveKey, readFinding } from '../../features/archive/finding.ts'
import { newsroomWords } from '../../features/archive/newsroom-words.ts'
import { archiveWords } from '../../features/archive/words.ts'
import { listWords } from '../../features/articles/list-words.ts'
import { cardWords } from '../../features/articles/words.ts'
import { headWords } from '../head-words.ts'
import { Archive } from './archive.tsx'
import { Newsroom } from './newsroom.tsx'

export default function ArticlesPage() {
  const [search] = useSearchParams()
  const finding = readFinding(search)
  return finding ? <Archive key={archiveKey(finding)} finding={finding} /> : <Newsroom />
}
ArticlesPage.words = [
  defineCatalogue(
    { archiveWords, headWords, newsroomWords },
    { id: () => import(/* webpackChunkName: "articles-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { cardWords, listWords },
    { id: () => import(/* webpackChunkName: "articles-prose-id" */ './prose.id.ts') },
  ),
]

/** Handles a missing archive page inside the layout; the shell handles every other error. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isMissing(error)) throw error
  return <MissingPage />
}
