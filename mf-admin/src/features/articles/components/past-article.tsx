import type { AdminArticle } from '@arunika/contracts'
import { Notice, Skeleton } from '@arunika/ui'
import { useMemo } from 'react'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { type PastEntryOf, usePastEntry } from '../../../components/history/use-past-entry.ts'
import { addressOf } from '../api/get-article.ts'
import { formValuesOf } from '../article-fields.ts'
import { PreviewDialog } from './preview-dialog.tsx'

interface PastArticleProps {
  of: PastEntryOf
  onClose: () => void
}

/** An earlier version of an article on the public page. */
export function PastArticle({ of, onClose }: PastArticleProps) {
  const { entry, error, retry } = usePastEntry<AdminArticle>(of, addressOf(of.id))
  const values = useMemo(() => entry && formValuesOf(entry), [entry])
  if (entry && values) {
    return <PreviewDialog title="As it was" values={values} article={entry} isPast onClose={onClose} />
  }
  return (
    <ReadingDialog open large title="As it was" onClose={onClose}>
      {error ? (
        <Notice title="The article could not be loaded" onRetry={retry}>
          {error.message}
        </Notice>
      ) : (
        <Skeleton />
      )}
    </ReadingDialog>
  )
}
