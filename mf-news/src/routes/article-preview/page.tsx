import type { ArticleDetail } from '@arunika/contracts'
import { receivePreview } from '@arunika/federation/preview'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { ArticleSkeleton } from '../../features/reading/components/article-skeleton.tsx'
import { ArticleView } from '../article/article-view.tsx'
import { useDeadLinks } from './use-dead-links.ts'

/** An article as readers will see it, sent by the parent window. Opened on its own, it redirects home. */
export default function ArticlePreviewPage() {
  const [{ article, version }, setShown] = useState<{ article?: ArticleDetail; version: number }>({
    version: 0,
  })
  const [alone, setAlone] = useState(false)
  useDeadLinks()
  useEffect(() => {
    if (window.parent === window) return setAlone(true)
    return receivePreview((article) => setShown(({ version }) => ({ article, version: version + 1 })))
  }, [])
  if (alone) return <Navigate to="/" replace />
  return article ? <ArticleView key={version} detail={article} /> : <ArticleSkeleton />
}
