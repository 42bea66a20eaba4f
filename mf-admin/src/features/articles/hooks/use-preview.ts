import type { AdminArticle, ArticleDetail } from '@arunika/contracts'
import { useCallback, useEffect, useState } from 'react'
import { previewArticle } from '../api/preview-article.ts'
import type { ArticleFormValues } from '../article-fields.ts'
import { isPicture, useFileUrl } from './use-file-url.ts'

/** Preview data, once the api has computed it. */
export function usePreview(values: ArticleFormValues, article: AdminArticle | undefined) {
  const [attempt, setAttempt] = useState(0)
  const [{ detail, error }, setResult] = useState<{ detail?: ArticleDetail; error?: string }>({})
  const picture = useFileUrl(values.featured_image)
  const isReady = !isPicture(values.featured_image) || picture !== undefined

  useEffect(() => {
    if (!isReady) return
    let left = false
    setResult({})
    previewArticle(values, picture, article).then(
      (detail) => !left && setResult({ detail }),
      (error: Error) => !left && setResult({ error: error.message }),
    )
    return () => {
      left = true
    }
  }, [values, picture, article, isReady, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { detail, error, retry }
}
