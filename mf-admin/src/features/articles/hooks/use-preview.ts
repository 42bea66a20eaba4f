import type { AdminArticle, ArticleDetail } from '@arunika/contracts'
import { useCallback, useEffect, useState } from 'react'
import { previewArticle } from '../api/preview-article.ts'
import type { ArticleDraft } from '../article-fields.ts'
import { isPicture, useFileUrl } from './use-file-url.ts'

/** What readers would see of a draft, once the api has said it. */
export function usePreview(draft: ArticleDraft, article: AdminArticle | undefined) {
  const [attempt, setAttempt] = useState(0)
  const [{ detail, fault }, setResult] = useState<{ detail?: ArticleDetail; fault?: string }>({})
  const picture = useFileUrl(draft.featured_image)
  const isReady = !isPicture(draft.featured_image) || picture !== undefined

  useEffect(() => {
    if (!isReady) return
    let left = false
    setResult({})
    previewArticle(draft, picture, article).then(
      (detail) => !left && setResult({ detail }),
      (error: Error) => !left && setResult({ fault: error.message }),
    )
    return () => {
      left = true
    }
  }, [draft, picture, article, isReady, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { detail, fault, retry }
}
