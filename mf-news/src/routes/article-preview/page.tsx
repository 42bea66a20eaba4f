import type { ArticleDetail } from '@arunika/contracts'
import { request } from '@arunika/data'
import { receivePreview } from '@arunika/federation/preview'
import { Notice, Section, VisuallyHidden } from '@arunika/ui'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { ArticleSkeleton } from '../../features/reading/components/article-skeleton.tsx'
import { ArticleView } from '../article/article-view.tsx'
import { useDeadLinks } from './use-dead-links.ts'

/**
 * An article as readers will see it: sent by the parent window, or behind a link for colleagues, which carries its
 * signature. Opened on its own, it redirects home.
 */
export default function ArticlePreviewPage() {
  const [{ article, version }, setShown] = useState<{ article?: ArticleDetail; version: number }>({
    version: 0,
  })
  const [alone, setAlone] = useState(false)
  const [error, setError] = useState<string>()
  useDeadLinks()
  useEffect(() => {
    const show = (found: ArticleDetail) =>
      setShown(({ version: shown }) => ({ article: found, version: shown + 1 }))
    const link = new URLSearchParams(window.location.search).get('link')
    if (link) {
      const address = `/api/articles/preview?${new URLSearchParams({ link })}`
      request<ArticleDetail>(address).then(show, (reason: Error) => setError(reason.message))
      return
    }
    if (window.parent === window) return setAlone(true)
    return receivePreview(show)
  }, [])
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
