import type { ArticleDetail } from '@arunika/contracts'
import { receiveDraft } from '@arunika/federation/preview'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { ArticleSkeleton } from '../../features/reading/components/article-skeleton.tsx'
import { ArticleView } from '../article/article-view.tsx'
import { useDeadLinks } from './use-dead-links.ts'

/** An article as readers will see it, given by the page around this one. Whoever comes here alone is sent home. */
export default function ArticlePreviewPage() {
  const [{ draft, version }, setShown] = useState<{ draft?: ArticleDetail; version: number }>({ version: 0 })
  const [alone, setAlone] = useState(false)
  useDeadLinks()
  useEffect(() => {
    if (window.parent === window) return setAlone(true)
    return receiveDraft((draft) => setShown(({ version }) => ({ draft, version: version + 1 })))
  }, [])
  if (alone) return <Navigate to="/" replace />
  return draft ? <ArticleView key={version} detail={draft} /> : <ArticleSkeleton />
}
