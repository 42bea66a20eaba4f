import type { AdminArticle } from '@arunika/contracts'
import { Notice, Skeleton } from '@arunika/ui'
import { useState } from 'react'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import type { ArticleFormValues } from '../article-fields.ts'
import { usePreview } from '../hooks/use-preview.ts'
import styles from './preview-dialog.module.css'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewLink } from './preview-link.tsx'
import { type Width, WidthChoice } from './width-choice.tsx'

interface PreviewDialogProps {
  title?: string
  values: ArticleFormValues
  article: AdminArticle | undefined
  /** True for an earlier version, which has no link because the link would show the newest version. */
  isPast?: boolean
  onClose: () => void
}

export function PreviewDialog(props: PreviewDialogProps) {
  const { title = 'Preview', values, article, isPast, onClose } = props
  const { detail, error, retry } = usePreview(values, article)
  const [width, setWidth] = useState<Width>(1440)
  return (
    <ReadingDialog
      open
      large
      title={title}
      tools={
        <>
          {article && !isPast && <PreviewLink id={article.id} />}
          <WidthChoice width={width} onChoose={setWidth} />
        </>
      }
      onClose={onClose}
    >
      {detail && <PreviewFrame detail={detail} width={width} />}
      {!detail && !error && <Skeleton className={styles.placeholder} />}
      {error && (
        <Notice title="The preview could not be made" onRetry={retry}>
          {error}
        </Notice>
      )}
    </ReadingDialog>
  )
}
