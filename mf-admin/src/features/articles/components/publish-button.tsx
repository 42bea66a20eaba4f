import { Button } from '@arunika/ui'
import { useWatch } from 'react-hook-form'
import { useShortcut } from '../../../components/form/use-shortcut.ts'
import type { ArticleControl } from '../article-fields.ts'

interface PublishButtonProps {
  control: ArticleControl
  onPublish: () => void
}

/** Publishes a draft; Ctrl+Enter works anywhere in the form. */
export function PublishButton({ control, onPublish }: PublishButtonProps) {
  const isDraft = useWatch({ control, name: 'draft' }) === '1'
  useShortcut('Enter', onPublish)
  if (!isDraft) return null
  return (
    <Button variant="secondary" onClick={onPublish} aria-keyshortcuts="Control+Enter Meta+Enter">
      Publish
    </Button>
  )
}
