import type { AdminArticle } from '@arunika/contracts'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import type { ArticleDraft } from '../article-fields.ts'
import { PreviewDialog } from './preview-dialog.tsx'

interface PreviewButtonProps {
  /** Gives what is typed now. */
  read: () => ArticleDraft
  article: AdminArticle | undefined
}

/** Shows what is typed as readers will see it. */
export function PreviewButton({ read, article }: PreviewButtonProps) {
  const [draft, setDraft] = useState<ArticleDraft>()
  return (
    <>
      <Button look="secondary" onClick={() => setDraft(read())}>
        Preview
      </Button>
      {draft && <PreviewDialog draft={draft} article={article} onClose={() => setDraft(undefined)} />}
    </>
  )
}
