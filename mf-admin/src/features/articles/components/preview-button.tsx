import type { AdminArticle } from '@arunika/contracts'
import { Button } from '@arunika/ui'
import { lazy, Suspense, useState } from 'react'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import { useShortcut } from '../../../components/form/use-shortcut.ts'
import type { ArticleFormValues } from '../article-fields.ts'

const PreviewDialog = lazy(() =>
  import(/* webpackChunkName: "article-preview" */ './preview-dialog.tsx').then((module) => ({
    default: module.PreviewDialog,
  })),
)

interface PreviewButtonProps {
  /** Returns the current input. */
  read: () => ArticleFormValues
  article: AdminArticle | undefined
}

/** Previews the input as readers will see it. */
export function PreviewButton({ read, article }: PreviewButtonProps) {
  const [values, setValues] = useState<ArticleFormValues>()
  useShortcut('p', () => setValues(read()))
  return (
    <>
      <Button variant="secondary" onClick={() => setValues(read())} aria-keyshortcuts="Control+P Meta+P">
        Preview
      </Button>
      {values && (
        <LoadBoundary fallback={null}>
          <Suspense fallback={<BusyOverlay busy />}>
            <PreviewDialog values={values} article={article} onClose={() => setValues(undefined)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  )
}
