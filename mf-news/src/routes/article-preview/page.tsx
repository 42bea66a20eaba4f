import { request } from '@anyam/data'
import { defineCatalogue } from '@anyam/federation'
import { receivePreview } from '@anyam/federation/preview'
import { useLanguage } from '@anyam/federation/use-words'
import type { ArticleDetail } from '@arunika/contracts'
import { apiAddressIn } from '@arunika/contracts/site'
import { Notice, Section, VisuallyHidden } from '@arunika/ui'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { cardWords } from '../../features/articles/words.ts'
import { ArticleSkeleton } from '../../features/reading/components/article-skeleton.tsx'
import { readingWords } from '../../features/reading/words.ts'
import { ArticleView } from '../article/article-view.tsx'
import { useDeadLinks } from './use-dead-links.ts'

/**
 * An article as readers will see it: sent by the parent window, or opened by a signed link for colleagues. Without
 * either, it redirects home.
 */
export default function ArticlePreviewPage() {
  const [{ article, version }, setShown] = useState<{ article?: ArticleDetail; version: number }>({
    version: 0,
  })
  const [alone, setAlone] = useState(false)
  const [error, setError] = useState<string>()
  const language = useLanguage()
  useDeadLinks()
  useEffect(() => {
    const show = (found: ArticleDetail) =>
      setShown(({ version: shown }) => ({ article: found, version: shown + 1 }))
    const link = new URLSearchParams(window.location.search).get('link')
    if (link) {
      const query = new URLSearchParams({ link })
      request<ArticleDetail>(apiAddressIn(`/api/articles/preview?${query}`, language)).then(
        show,
        (reason: Error) => setError(reason.message),
      )
      return
    }
    if (window.parent === window) return setAlone(true)
    return receivePreview(show)
  }, [language])
  if (alone) return <Navigate to="/" replace />
  if (error !== undefined) {
    return (
      <Section>
        <VisuallyHidden as="h1">Preview</VisuallyHidden>
        <Notice title="This preview cannot be shown">{error}</Notice>
      </Section>
    )
  }
  return article ? <ArticleView key={version} detail={article} /> : <ArticleSkeleton />
}
ArticlePreviewPage.words = [
  defineCatalogue(
    { cardWords, readingWords },
    { id: () => import(/* webpackChunkName: "article-preview-id" */ './catalogue.id.ts') },
  ),
]
