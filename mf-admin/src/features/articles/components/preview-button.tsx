import type { AdminArticle } from '@arunika/contracts'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { useShortcut } from '../../../components/form/use-shortcut.ts'
import type { ArticleFormValues } from '../article-fields.ts'
import { PreviewDialog } from './preview-dialog.tsx'

interface PreviewButtonProps {
  /** Returns the current input. */
  read: () => ArticleFormValues
  article: AdminArticle | undefined
}

/** Shows the input as readers will see it. */
export function PreviewButton({ read, article }: PreviewButtonProps) {
  const [values, setValues] = useState<ArticleFormValues>()
  useShortcut('p', () => setValues(read()))
  return (
    <>
      <Button variant="secondary" onClick={() => setValues(read())} aria-keyshortcuts="Control+P Meta+P">
        Preview
      </Button>
      {values && <PreviewDialog values={values} article={article} onClose={() => setValues(undefined)} />}
    </>
  )
}
