import type { AdminArticle } from '@arunika/shared/contracts'
import { IconButton, Notice, Skeleton } from '@arunika/shared/ui'
import { X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import { useState } from 'react'
import { useReturnFocus } from '../../../kit/dialog/use-return-focus.ts'
import type { ArticleDraft } from '../article-fields.ts'
import { usePreview } from '../hooks/use-preview.ts'
import styles from './preview-dialog.module.css'
import { PreviewFrame } from './preview-frame.tsx'
import { type Width, WidthChoice } from './width-choice.tsx'

interface PreviewDialogProps {
  draft: ArticleDraft
  article: AdminArticle | undefined
  onClose: () => void
}

export function PreviewDialog({ draft, article, onClose }: PreviewDialogProps) {
  const returnFocus = useReturnFocus()
  const { detail, fault, retry } = usePreview(draft, article)
  const [width, setWidth] = useState<Width>(1440)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.shade}>
          <Dialog.Content className={styles.dialog} aria-describedby={undefined} {...returnFocus}>
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>Preview</Dialog.Title>
              <WidthChoice width={width} onChoose={setWidth} />
              <Dialog.Close asChild>
                <IconButton label="Close">
                  <X aria-hidden />
                </IconButton>
              </Dialog.Close>
            </div>
            {detail && <PreviewFrame detail={detail} width={width} />}
            {!detail && !fault && <Skeleton className={styles.placeholder} />}
            {fault && (
              <Notice title="The preview could not be made" onRetry={retry}>
                {fault}
              </Notice>
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
